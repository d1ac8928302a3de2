import styled from "styled-components";
import { theme } from "../theme/theme";

const Text = styled.p`
  color: ${theme.color.lead};
  font-size: ${theme.fontSize.heading3};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
  text-wrap: balance;
`;

/** Short enough to fit on one line of any phone. */
const shortSentence = /(?<=^|[.!?]\s)[^.!?]{1,20}[.!?]/g;

/**
 * Text in which each short sentence stays on one line: “Know the land. Keep it
 * wild.” never becomes “Know the land. Keep / it wild.”
 */
export const unbrokenSentences = (text: string) =>
  text.replaceAll(shortSentence, (each) => each.replaceAll(" ", "\u00A0"));

/** The short line beside or under a section's heading. */
export const Lead = ({ children }: { readonly children: string }) => (
  <Text>{unbrokenSentences(children)}</Text>
);
