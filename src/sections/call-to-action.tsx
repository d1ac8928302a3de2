import React from "react";
import styled from "styled-components";
import { DonateLink } from "../components/donate-link";
import { OnPicture } from "../components/on-picture";
import { Paragraphs } from "../components/paragraphs";
import { Picture, type Renditions } from "../components/picture";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { tallBackdropSizes } from "./backdrop-sizes";

/** The hero's picture again, as decoration without alt text. */
export interface Backdrop {
  readonly image: Renditions;
  readonly jpeg: string | undefined;
  readonly tall: Renditions;
}

export interface CallToActionProps {
  readonly lead: string;
  readonly text: string;
  readonly backdrop: Backdrop;
  readonly donateHref: string;
}

const Frame = styled.section`
  position: relative;
  overflow: clip;
  isolation: isolate;
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.sky};

  picture {
    display: contents;
  }

  img {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 62% 30%;
  }

  /* In narrow windows the text does not fit on the picture's sky, so put it above. */
  ${media.narrow} {
    img {
      top: auto;
      height: ${theme.size.scene};
      border-top: ${theme.line.outline} solid ${theme.color.outline};
      object-position: 62% 100%;
    }
  }
`;

const Words = styled(OnPicture)`
  display: grid;
  justify-items: center;
  gap: ${theme.space.medium};
  /* Keeps all of the text on the picture's sky. */
  padding-block: ${theme.space.band} max(${theme.size.sceneBelow}, 27vw);
  text-align: center;

  p {
    max-width: 27.5em;
    font: ${theme.weight.medium} ${theme.fontSize.large} / ${theme.leading.snug}
      ${theme.font.text};
  }
`;

export function CallToAction(props: CallToActionProps) {
  const { lead, text, backdrop, donateHref } = props;
  return (
    <Frame aria-labelledby="call-to-action-heading">
      <Picture
        image={backdrop.image}
        jpeg={backdrop.jpeg}
        alt=""
        sizes="100vw"
        tall={{ image: backdrop.tall, sizes: tallBackdropSizes }}
        loading="when-near"
      />
      <Words>
        <h2 id="call-to-action-heading">Join Our Conservation Mission</h2>
        <p>{lead}</p>
        <Paragraphs text={text} />
        <DonateLink href={donateHref} look="action">
          Donate Today
        </DonateLink>
      </Words>
    </Frame>
  );
}
