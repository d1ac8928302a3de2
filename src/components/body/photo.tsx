import React from "react";
import styled from "styled-components";
import { photoSizes } from "../../theme/queries";
import { theme } from "../../theme/theme";
import type { CreditedPicture } from "../credited-picture";
import { useLanguage } from "../language";
import { Picture } from "../picture";

interface PhotoProps {
  readonly picture: CreditedPicture;
  /** Empty if there is none. */
  readonly caption: string;
}

const Figure = styled.figure`
  margin-inline: 0;
  break-inside: avoid;

  img {
    width: 100%;
    height: auto;
    border: ${theme.line.outline} solid ${theme.color.outline};
  }
`;

const Caption = styled.figcaption`
  margin-top: ${theme.space.tiny};
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize.fine};
`;

/** A photo in its own proportions, as wide as the text if it isn't too tall. */
export function Photo({ picture, caption }: PhotoProps) {
  const { phrases } = useLanguage();
  const { width, height } = picture.image.day;
  const credit = picture.credit && `${phrases.photo} ${picture.credit}`;
  const maxWidth = `min(${theme.size.measure}, ${theme.size.photo} * ${width / height})`;
  return (
    <Figure style={{ maxWidth }}>
      <Picture
        image={picture.image}
        alt={picture.alt}
        sizes={photoSizes}
        loading="when-near"
      />
      {(caption || credit) && (
        <Caption>
          {caption}
          {caption && credit && <br />}
          {credit}
        </Caption>
      )}
    </Figure>
  );
}
