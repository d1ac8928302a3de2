import styled from "styled-components";
import { givingHostOf } from "../content/schema/hosts";
import { theme } from "../theme/theme";
import { useLanguage } from "./language";

const Note = styled.span`
  display: block;
  /* Breaks into two lines, so that the shade behind them on a picture stays
     narrow. */
  max-width: 21em;
  text-wrap: balance;
  font: ${theme.fontSize.fine} / ${theme.leading.snug} ${theme.font.text};

  a + & {
    margin-top: ${theme.space.small};
  }
`;

/**
 * Tells donors whose site they give on, below the donate link that leads there.
 *
 * @param props.href the donate link's address
 */
export function GiftNote({ href }: { readonly href: string }) {
  const { phrases } = useLanguage();
  const name = givingHostOf(href)?.name ?? new URL(href).hostname;
  // A name that breaks into two lines reads like two names.
  const inOneLine = name.replaceAll(" ", "\u00a0");
  const text = `${phrases.giftsThrough} ${inOneLine}, ${phrases.inNewTab}`;
  return <Note>{text}</Note>;
}
