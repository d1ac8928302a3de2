import styled from "styled-components";
import { media, theme } from "../theme/theme";
import { useLanguage } from "./language";

const Small = styled.small`
  position: absolute;
  right: 0;
  bottom: 0;
  padding: ${theme.space.hint} ${theme.space.tiny};
  background: ${theme.color.surface};
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize.label};

  ${media.print} {
    position: static;
  }
`;

/** The photographer's name in the corner of a picture, if there is a credit. */
export function PictureCredit({ credit }: { readonly credit: string | null }) {
  const { phrases } = useLanguage();
  return credit === null ? null : (
    <Small>
      {phrases.photo} {credit}
    </Small>
  );
}
