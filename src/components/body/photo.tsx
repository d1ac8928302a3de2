import styled from "styled-components";
import { mediumQuery } from "../../theme/queries";
import { media, theme } from "../../theme/theme";
import { useLanguage } from "../language";
import { Picture, type QueriedPicture } from "../picture";

interface PhotoProps {
  readonly picture: QueriedPicture<"photo">;
  readonly alt: string;
  /** Each empty if there is none. */
  readonly caption: string;
  readonly credit: string;
}

/** Minimum height on phones. */
const lowest = "10rem";

const Figure = styled.figure`
  margin-inline: 0;

  img {
    width: 100%;
    /* On phones, a panorama's sides are cropped: whole, it would be a strip. */
    min-height: ${lowest};
    object-fit: cover;
    border: ${theme.line.outline} solid ${theme.color.outline};

    ${media.medium} {
      min-height: 0;
    }
  }
`;

const Caption = styled.figcaption`
  margin-top: ${theme.space.tiny};
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize.fine};
`;

/** For phones, the width that a panorama would have if it weren't cropped. */
function sizesOf(ratio: number) {
  const panorama = `max(88vw,${lowest}*${ratio.toFixed(1)})`;
  return `${mediumQuery} 45rem, ${ratio > 2 ? panorama : "88vw"}`;
}

/**
 * A photo in its own proportions, as wide as the text if it isn't too tall. Only
 * phones crop a panorama; turned on their side, they show all of it.
 */
export function Photo({ picture, alt, caption, credit }: PhotoProps) {
  const { phrases } = useLanguage();
  const { width, height } = picture.day.photo;
  const ratio = width / height;
  // At most as high as most of the window.
  const maxWidth = `min(${theme.size.measure}, max(75svh, 20rem) * ${ratio})`;
  return (
    <Figure style={{ maxWidth }}>
      <Picture
        picture={picture}
        shape="photo"
        alt={alt}
        sizes={sizesOf(ratio)}
      />
      {(caption || credit) && (
        <Caption>
          {caption}
          {caption && credit && <br />}
          {credit && `${phrases.photo} ${credit}`}
        </Caption>
      )}
    </Figure>
  );
}
