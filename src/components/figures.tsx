import React from "react";
import styled, { css } from "styled-components";
import type { FigureColor } from "../content/figure-colors";
import type { IconName } from "../content/icon-names";
import { formatDate } from "../content/days";
import { theme } from "../theme/theme";
import { widthInEm } from "./figure-widths";
import { Icon } from "./icon";
import { useLanguage } from "./language";

export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly icon: IconName;
  readonly color: FigureColor;
  /** A calendar day, `YYYY-MM-DD`. */
  readonly asOf: string | null;
  readonly source: string | null;
}

const inks: Record<FigureColor, ReturnType<typeof css>> = {
  green: css`
    --ink: ${theme.color.figureGreen};
    --on-ink: ${theme.color.onFigure};
  `,
  blue: css`
    --ink: ${theme.color.figureBlue};
    --on-ink: ${theme.color.onFigure};
  `,
  purple: css`
    --ink: ${theme.color.figurePurple};
    --on-ink: ${theme.color.onFigure};
  `,
  yellow: css`
    --ink: ${theme.color.figureYellow};
    --on-ink: ${theme.color.onFigureYellow};
  `,
};

const Item = styled.li<{ $color: FigureColor }>`
  ${({ $color }) => inks[$color]}
`;

/** The parts of each figure, which are not on it: its style differs by color. */
export const FigureList = styled.ul`
  li > span {
    display: grid;
    place-items: center;
    width: ${theme.size.medallion};
    height: ${theme.size.medallion};
    border-radius: ${theme.radius.round};
    background: var(--ink);
    color: var(--on-ink);
  }

  svg {
    width: 56%;
  }

  strong {
    display: block;
    font: ${theme.weight.heading} 1em / 1 ${theme.font.display};
    letter-spacing: -0.02em;
  }

  small {
    display: block;
    color: ${theme.color.textSoft};
    font: ${theme.weight.body} ${theme.fontSize.fine} / ${theme.leading.snug}
      ${theme.font.text};
  }
`;

/** List items: a figure, what it counts, and its date and source if known. */
export function FigureItems({
  figures,
}: {
  readonly figures: readonly Figure[];
}) {
  const { language, phrases } = useLanguage();
  return figures.map(({ value, label, icon, color, asOf, source }) => (
    <Item key={label} $color={color}>
      <span>
        <Icon name={icon} />
      </span>
      <strong>{value}</strong> {label}
      {asOf !== null && (
        <small>
          {phrases.asOf}{" "}
          <time dateTime={asOf}>{formatDate(asOf, language)}</time>
        </small>
      )}
      {source !== null && (
        <small>
          {phrases.source} {source}
        </small>
      )}
    </Item>
  ));
}

/**
 * Two columns, or one where they don't fit: they depend on the list's own
 * width, which is a page's text. All values are as large as the longest can be.
 */
const List = styled(FigureList)<{ $widest: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.base} ${theme.space.large};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${theme.space.base};
    align-content: center;
    flex: 1 1 max(40%, ${theme.size.pillar});
    container-type: inline-size;
    padding-top: ${theme.space.base};
    border-top: ${theme.line.outline} solid ${theme.color.outline};
  }

  span {
    grid-row: 1 / span 3;
  }

  strong {
    font-size: min(
      ${theme.fontSize.figure},
      (100cqi - ${theme.size.medallion} - ${theme.space.base}) /
        ${({ $widest }) => $widest}
    );
  }

  small {
    grid-column: 2;
  }
`;

/** Figures in the text of a page. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <List $widest={Math.max(...figures.map(({ value }) => widthInEm(value)))}>
      <FigureItems figures={figures} />
    </List>
  );
}
