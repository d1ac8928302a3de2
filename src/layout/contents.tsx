import styled from "styled-components";
import { useLanguage } from "../components/language";
import type { OutlineEntry } from "../content/body/outline";
import { layoutIds } from "../content/schema/layout-ids";
import { media, theme } from "../theme/theme";

const Box = styled.nav`
  border-left: ${theme.line.edge} solid ${theme.color.accent};
  padding-left: ${theme.space.edge};

  p {
    margin-bottom: ${theme.space.tiny};
    font: ${theme.displayFont("body", "heading")};
  }

  ol {
    margin: 0;
    padding-left: ${theme.space.base};

    /* Room for two digits, which the box would cut off. */
    &:has(> :nth-child(10)) {
      padding-left: ${theme.space.large};
    }
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.space.large};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  ${media.wide} {
    position: sticky;
    top: calc(${theme.size.bar} + ${theme.space.large});
    max-height: calc(100vh - ${theme.size.bar} - 2 * ${theme.space.large});
    overflow: auto;
    border: 0;
    /* Room for the focus ring, which the box would cut off. */
    margin: -${theme.line.focusHalo};
    padding: ${theme.line.focusHalo};
    font-size: ${theme.fontSize.fine};
    line-height: ${theme.leading.snug};

    /* Some browsers can tell which section is being read. */
    ol {
      scroll-target-group: auto;
    }

    a:target-current {
      text-decoration: underline ${theme.line.focus} ${theme.color.lead};
    }
  }
`;

/** Table of contents: in the margin if there is room, else above the text. */
export function Contents({ entries }: { entries: readonly OutlineEntry[] }) {
  const { phrases } = useLanguage();
  return (
    <Box aria-labelledby={layoutIds.contents}>
      <p id={layoutIds.contents}>{phrases.onThisPage}</p>
      <ol dir="auto">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Box>
  );
}
