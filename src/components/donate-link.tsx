import styled from "styled-components";
import { useLanguage } from "./language";
import { VisuallyHidden } from "./visually-hidden";
import { actionColors, Pressable } from "./pressable";
import { theme } from "../theme/theme";

/**
 * - `action`: the main button of a band.
 * - `bar`: the smaller rust button next to navigation.
 * - `text`: a plain link in a list of links.
 */
type DonateLook = "action" | "bar" | "text";

interface DonateLinkProps {
  /** The page where donors give. */
  readonly href: string;
  readonly look: DonateLook;
  /** Its words, if not "Donate Now" in the language of the text around it. */
  readonly children?: string;
}

const Action = styled(Pressable)`
  ${actionColors}
`;

const Bar = styled(Pressable)`
  background: ${theme.color.donate};
  color: ${theme.color.onDark};
  padding: ${theme.space.tiny} ${theme.space.base};
`;

const looks = { action: Action, bar: Bar, text: "a" } as const;

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
