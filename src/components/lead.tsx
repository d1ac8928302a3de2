import styled from "styled-components";
import { theme } from "../theme/theme";

const Text = styled.p`
  color: ${theme.color.lead};
  font-size: ${theme.fontSize.heading3};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
  text-wrap: balance;
`;

/** In characters: it fits on one line of any phone. */
const short = 20;

const sentence = /[^.!?]+[.!?]*/g;

/**
 * Text in which each sentence stays on one line, if all of them are short: “Know
 * the land. Keep it wild.” never becomes “Know the land. Keep / it wild.” Other
 * text stays as it is.
 */
export function unbrokenSentences(text: string) {
  const sentences = (text.trim().match(sentence) ?? []).map((each) =>
    each.trim(),
  );
  return sentences.every(({ length }) => length <= short)
    ? sentences.map((each) => each.replaceAll(" ", "\u00A0")).join(" ")
    : text;
}

/** The short line beside or under a section's heading. */
export const Lead = ({ children }: { readonly children: string }) => (
  <Text>{unbrokenSentences(children)}</Text>
);
