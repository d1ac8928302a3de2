import styled from "styled-components";
import { theme } from "../theme/theme";
import { unbrokenSentences } from "./unbroken-sentences";

const Text = styled.p`
  color: ${theme.color.lead};
  font-size: ${theme.fontSize.heading3};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
  text-wrap: balance;
`;

interface LeadProps {
  readonly children: string;
  readonly className?: string;
}

/** The short line beside or under a section's heading. */
export const Lead = ({ children, className }: LeadProps) => (
  <Text className={className}>{unbrokenSentences(children)}</Text>
);
