import { withPrefix } from "gatsby";
import React from "react";
import styled from "styled-components";
import { DonateLink } from "../components/donate-link";
import type { CreditedPicture } from "../components/credited-picture";
import { Picture, type Renditions } from "../components/picture";
import { PictureCredit } from "../components/picture-credit";
import { Pressable } from "../components/pressable";
import { Wrap } from "../components/wrap";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { tallBackdropSizes } from "./backdrop-sizes";
import { parallaxDistance, parallaxTravel } from "./parallax";

export interface HeroProps {
  readonly heading: string;
  readonly text: string;
  readonly picture: CreditedPicture & { readonly tall: Renditions };
  readonly donateHref: string;
}

const Frame = styled.section`
  position: relative;
  display: grid;
  /* Higher in very wide windows, where the land would cover the words' sky. */
  min-height: min(100svh, max(${theme.size.hero}, 52vw));
  overflow: clip;
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.sky};
`;

/**
 * Taller than the frame by as much as it travels, so that no gap opens above
 * it. The browser's own scroll timeline moves it where there is one, with no
 * script; elsewhere the inline script does.
 */
const Backdrop = styled.div`
  position: absolute;
  inset: -${parallaxTravel}px 0 0;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* Short, wide windows cut some of the grass off, to keep the words' sky. */
    object-position: 62% 72%;

    /* The geese and the moon fly out to the right, clear of the heading. */
    ${media.tall} {
      object-position: 0 100%;
    }
  }

  picture {
    display: contents;
  }

  @keyframes hero-parallax {
    from {
      transform: translateY(0);
    }
    to {
      transform: translateY(${parallaxTravel}px);
    }
  }

  ${media.motion} {
    @supports (animation-timeline: scroll()) {
      animation: hero-parallax linear both;
      animation-timeline: scroll(root);
      animation-range: 0 ${parallaxDistance}px;
    }
  }
`;

const Words = styled(Wrap)`
  position: relative;
  padding-block: calc(${theme.size.bar} + ${theme.size.heroSky})
    ${theme.size.heroLand};

  h1 {
    max-width: 7.6em;
  }

  p {
    max-width: 20em;
    margin-block: ${theme.space.medium} ${theme.space.large};
    font: ${theme.weight.medium} ${theme.fontSize.large} / ${theme.leading.snug}
      ${theme.font.text};
  }

  ${media.forcedColors} {
    h1,
    p {
      width: fit-content;
      background: Canvas;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.small};
`;

/** The land itself, with the site's one action on its sky. */
export function Hero({ heading, text, picture, donateHref }: HeroProps) {
  return (
    <Frame id="home" tabIndex={-1} aria-labelledby="home-heading">
      <Backdrop data-parallax>
        <Picture
          image={picture.image}
          jpeg={picture.jpeg}
          alt={picture.alt}
          sizes="(min-aspect-ratio: 8/5) 100vw, 160svh"
          tall={{ image: picture.tall, sizes: tallBackdropSizes }}
          loading="first-screen"
        />
      </Backdrop>
      <Words>
        <h1 id="home-heading">{heading}</h1>
        <p>{text}</p>
        <Actions>
          <DonateLink href={donateHref} look="action">
            Support Our Mission
          </DonateLink>
          <Pressable href={withPrefix("/#mission")}>Learn More</Pressable>
        </Actions>
      </Words>
      <PictureCredit credit={picture.credit} />
    </Frame>
  );
}
