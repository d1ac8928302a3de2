import type { IGatsbyImageData } from "gatsby-plugin-image";
import React from "react";
import styled from "styled-components";
import { DonateLink } from "../components/donate-link";
import { Paragraphs } from "../components/paragraphs";
import { Picture } from "../components/picture";
import { Wrap } from "../components/wrap";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

export interface CallToActionProps {
  readonly lead: string;
  readonly text: string;
  readonly backdrop: IGatsbyImageData;
  readonly donateHref: string;
}

const Frame = styled.section`
  position: relative;
  overflow: clip;
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.sky};

  picture {
    display: contents;
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 62%;
  }
`;

const Words = styled(Wrap)`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space.medium};
  padding-block: ${theme.space.band} clamp(12rem, 24vw, 18rem);
  text-align: center;

  p {
    max-width: 44ch;
    font: ${theme.weight.medium} ${theme.fontSize.large} / ${theme.leading.snug}
      ${theme.font.text};
  }

  ${media.forcedColors} {
    h2,
    p {
      background: Canvas;
    }
  }
`;

export function CallToAction(props: CallToActionProps) {
  const { lead, text, backdrop, donateHref } = props;
  return (
    <Frame aria-labelledby="call-to-action-heading">
      <Picture image={backdrop} alt="" sizes="100vw" loading="when-near" />
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
