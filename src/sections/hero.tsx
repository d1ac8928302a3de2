import styled from "styled-components";
import { DonateLink } from "../components/donate-link";
import { OnPicture, pictureBehind } from "../components/on-picture";
import { Picture, PictureCredit, isTinted } from "../components/picture";
import { Pressable } from "../components/pressable";
import { headingId, sectionAttributes } from "../components/section";
import { heroId } from "../content/schema/layout-ids";
import { homeWords } from "../content/words/phrases";
import { withPrefix } from "../site-address";
import { media, theme } from "../theme/theme";
import {
  parallaxDistance,
  parallaxTravel,
  scrollTimelines,
} from "./hero-markup";

/**
 * Its picture is taller: it begins as if behind the bar, for a size that fits the
 * window, and higher by the parallax distance, so that no gap opens above it. CSS
 * scroll timelines move it where supported; elsewhere, the inline script does.
 */
const Frame = styled.section<{ $isTinted: boolean }>`
  ${pictureBehind}
  display: grid;
  /* Taller in very wide windows, where the land would reach the text. */
  min-height: calc(min(100svh, max(56rem, 52vw)) - ${theme.size.bar});
  /* Safari supports clip as of iOS 16. */
  overflow: hidden;
  overflow: clip;
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};

  > picture {
    position: absolute;
    z-index: -1;
    inset: calc(-${parallaxTravel}px - ${theme.size.bar}) 0 0;

    /* In laptop windows, the horizon is lower: the text and the buttons need the
       sky, and the frame crops some of the grass. */
    ${media.wide} {
      bottom: min(0px, (100svh - 62rem) * 0.45);
    }

    /* Phones keep the land; on short ones it is lower, or its oak would be behind
       the buttons. */
    ${media.tall} {
      bottom: min(0px, (100svh - 212vw) * 0.45);
    }

    ${media.motion} {
      @supports ${scrollTimelines} {
        animation: parallax linear both;
        animation-timeline: scroll(root);
        animation-range: 0 ${parallaxDistance}px;
      }
    }
  }

  img {
    /* Short, wide windows crop some of the grass, to keep the sky behind the text. */
    object-position: 67% 72%;

    /* The sun stays beside the buttons. */
    ${media.tall} {
      object-position: 0 100%;
    }
  }

  @keyframes parallax {
    to {
      transform: translateY(${parallaxTravel}px);
    }
  }
`;

const Words = styled(OnPicture)`
  /* For the sky and the land. In vh: phones that don't know svh would drop both. */
  padding-block: clamp(${theme.space.large}, 7vh, 5rem) min(18rem, 75vw);

  h1 {
    max-width: 7.6em;
    font-size: ${theme.fontSize.heading1};

    ${media.medium} {
      font-size: min(${theme.fontSize.heading1}, 11svh);
    }
  }

  p {
    max-width: 20em;
    margin-block: ${theme.space.base} ${theme.space.medium};
    /* On narrow phones, one line fewer keeps the buttons above the oak. */
    font: ${theme.weight.medium}
      clamp(${theme.fontSize.body}, 5vw, ${theme.fontSize.large}) /
      ${theme.leading.snug} ${theme.font.text};
    text-wrap: balance;
  }
`;

/** Side by side, or both as wide as the wider one. */
const Actions = styled.div`
  display: grid;
  gap: ${theme.space.small};
  width: fit-content;

  ${media.medium} {
    grid-auto-flow: column;
  }
`;

/** Where the second button leads: to what the organization says about itself. */
function moreAddress(sections: readonly string[]) {
  const section = ["mission", "about", "programs"].find((name) =>
    sections.includes(name),
  );
  return withPrefix(section === undefined ? "/about" : `/#${section}`);
}

/** The hero: the landscape, with the donate button on its sky. */
export function Hero({ site, home }: Queries.HomePageQuery) {
  const { heading, text, button, more, picture, alt, credit } = home.hero;
  const tall = home.hero.portrait?.picture ?? picture;
  return (
    <Frame {...sectionAttributes(heroId)} $isTinted={isTinted(picture)}>
      <Picture
        picture={picture}
        shape="wide"
        tall={tall}
        alt={alt}
        sizes="(min-aspect-ratio:8/5) 100vw, 160svh"
        // At most 60svh. Slightly less is enough for flat colors.
        tallSizes="50svh"
        isFirst
      />
      <Words>
        <h1 id={headingId(heroId)}>{heading}</h1>
        <p>{text}</p>
        <Actions>
          <DonateLink href={site.donateAddress} look="action">
            {button ?? homeWords.hero.button}
          </DonateLink>
          <Pressable href={moreAddress(site.sections)}>
            {more ?? homeWords.hero.more}
          </Pressable>
        </Actions>
      </Words>
      <PictureCredit credit={credit} />
    </Frame>
  );
}
