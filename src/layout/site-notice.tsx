import styled from "styled-components";
import { SiteLink } from "../components/site-link";
import { Wrap } from "../components/wrap";
import { landmarkWords } from "../content/words/phrases";
import { theme } from "../theme/theme";
import type { SiteFacts } from "./site-facts";

const Frame = styled.div`
  padding-block: ${theme.space.small};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.accent};
  color: ${theme.color.dark};
  font-weight: ${theme.weight.strong};
`;

/** A notice that staff put on every page, such as a closed trail. */
export function SiteNotice({ text, link }: NonNullable<SiteFacts["notice"]>) {
  return (
    <Frame role="note" aria-label={landmarkWords.notice}>
      <Wrap as="p">
        {text} {link && <SiteLink href={link.url}>{link.label}</SiteLink>}
      </Wrap>
    </Frame>
  );
}
