import React from "react";
import styled from "styled-components";
import { photoSizes } from "../../theme/queries";
import { theme } from "../../theme/theme";
import type { CreditedPicture } from "../credited-picture";
import { Picture } from "../picture";
import { PictureCredit } from "../picture-credit";

interface PhotoProps {
  readonly picture: CreditedPicture;
  /** Empty if there is none. */
  readonly caption: string;
}

const Figure = styled.figure`
  margin-inline: 0;
  break-inside: avoid;
`;

const Frame = styled.div`
  position: relative;
  border: ${theme.line.outline} solid ${theme.color.outline};

  img {
    width: 100%;
    height: auto;
  }
`;

const Caption = styled.figcaption`
  margin-top: ${theme.space.tiny};
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize.fine};
`;

/** A photo in its own proportions, as wide as the text if it isn't too tall. */
export function Photo({ picture, caption }: PhotoProps) {
  const { width, height } = picture.image.day;
  const maxWidth = `min(${theme.raw.size.measure}, ${theme.raw.size.photo} * ${width / height})`;
  return (
    <Figure style={{ maxWidth }}>
      <Frame>
        <Picture
          image={picture.image}
          jpeg={picture.jpeg}
          alt={picture.alt}
          sizes={photoSizes}
          loading="when-near"
        />
        <PictureCredit credit={picture.credit} />
      </Frame>
      {caption && <Caption>{caption}</Caption>}
    </Figure>
  );
}
