import React from "react";
import styled, { css } from "styled-components";
import type { FigureColor } from "../content/figure-colors";
import type { IconName } from "../content/icon-names";
import { formatDate } from "../content/days";
import { theme } from "../theme/theme";
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
    background: ${theme.color.figureGreen};
    color: ${theme.color.onFigure};
  `,
  blue: css`
    background: ${theme.color.figureBlue};
    color: ${theme.color.onFigure};
  `,
  purple: css`
    background: ${theme.color.figurePurple};
    color: ${theme.color.onFigure};
  `,
  yellow: css`
    background: ${theme.color.figureYellow};
    color: ${theme.color.onFigureYellow};
  `,
};

/**
 * Two or four columns, because with three, the last of four figures would be
 * alone; on phones, one column if a value is long. An incomplete last row is as
 * wide as the others. The percentages depend on the list's own width, because
 * it is used both in bands and in pages.
 */
const Cells = styled.ul<{ $longest: number }>`
  --narrow: min(
    ${({ $longest }) => ($longest > 8 ? "100%" : `50% - ${theme.line.outline}`)},
    (${theme.size.measure} - 100%) * 99
  );
  --size: min(
    ${theme.fontSize.figure},
    ${({ $longest }) => Math.floor(150 / $longest)}cqi
  );
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.line.outline};
`;

const Cell = styled.li`
  flex: 1 1 min(100%, max(${theme.size.cell}, 22%, var(--narrow)));
  container-type: inline-size;
  padding: ${theme.space.large} ${theme.space.base};
  /* Drawn into the gap so that neighboring cells share one line. */
  outline: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};

  &:only-child {
    max-width: ${theme.size.toast};
  }
`;

const Medallion = styled.span<{ $color: FigureColor }>`
  display: grid;
  place-items: center;
  width: ${theme.size.medallion};
  height: ${theme.size.medallion};
  border-radius: ${theme.radius.round};
  ${({ $color }) => inks[$color]}

  svg {
    width: ${theme.space.large};
    height: ${theme.space.large};
  }
`;

/** All as large as the longest one can be on one line of its cell. */
const Value = styled.strong`
  display: block;
  margin-block: ${theme.space.base} ${theme.space.tiny};
  font: ${theme.weight.heading} var(--size) / 1 ${theme.font.display};
  letter-spacing: -0.02em;
`;

const Note = styled.small`
  display: block;
  margin-top: ${theme.space.snug};
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize.fine};
`;

/** Impact figures, each with its date and source if known. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { language, phrases } = useLanguage();
  return (
    <Cells $longest={Math.max(...figures.map(({ value }) => value.length))}>
      {figures.map(({ value, label, icon, color, asOf, source }) => (
        <Cell key={label}>
          <Medallion $color={color}>
            <Icon name={icon} />
          </Medallion>
          <Value>{value}</Value> {label}
          {asOf !== null && (
            <Note>
              {phrases.asOf}{" "}
              <time dateTime={asOf}>{formatDate(asOf, language)}</time>
            </Note>
          )}
          {source !== null && (
            <Note>
              {phrases.source} {source}
            </Note>
          )}
        </Cell>
      ))}
    </Cells>
  );
}
