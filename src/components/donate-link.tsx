import styled from "styled-components";
import { useLanguage } from "./language";
import { VisuallyHidden } from "./visually-hidden";
import { actionColors, Pressable } from "./pressable";
import { theme } from "../theme/theme";

const Action = styled(Pressable)`
  ${actionColors}
`;

const Bar = styled(Pressable)`
  background: ${theme.color.donate};
  color: ${theme.color.onDark};
  padding: ${theme.space.tiny} ${theme.space.base};
`;

/**
 * - `action`: the main button of a band.
 * - `bar`: the smaller rust button next to navigation.
 * - `text`: a plain link in a list of links.
 */
const looks = { action: Action, bar: Bar, text: "a" } as const;

interface DonateLinkProps {
  readonly href: string;
  readonly look: keyof typeof looks;
  /** Its words, if not "Donate Now" in the language of the text around it. */
  readonly children?: string;
}

/** The donate link. It tells visitors beforehand that it leaves the site. */
export function DonateLink({ href, look, children }: DonateLinkProps) {
  const { phrases } = useLanguage();
  const Link = looks[look];
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children ?? phrases.donate}
      <VisuallyHidden> {phrases.newTab}</VisuallyHidden>
    </Link>
  );
}
