import styled from "styled-components";
import type { FigureColor } from "../content/schema/figure-colors";
import { formatDate } from "../content/schema/days";
import { theme } from "../theme/theme";
import { Icon } from "./icon";
import { useLanguage } from "./language";

interface FigureInks {
  /** Of the circle. */
  readonly ink: string;
  /** Of the icon in it. */
  readonly onInk: string;
}

const { color } = theme;

/** The theme's colors for each color name in the content. */
export const inks: Readonly<Record<FigureColor, FigureInks>> = {
  green: { ink: color.figureGreen, onInk: color.onDark },
  blue: { ink: color.figureBlue, onInk: color.onDark },
  purple: { ink: color.figurePurple, onInk: color.onDark },
  yellow: { ink: color.accent, onInk: color.dark },
};

const Item = styled.li<{ $color: FigureColor }>`
  --ink: ${({ $color }) => inks[$color].ink};
  --on-ink: ${({ $color }) => inks[$color].onInk};
`;

/** The styles of the parts are here: each item's own style varies by color. */
const List = styled.ul`
  li {
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.snug};
  }

  li > span {
    display: grid;
    place-items: center;
    width: ${theme.size.medallion};
    height: ${theme.size.medallion};
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
  }

  svg {
    width: 56%;
  }

  strong {
    display: block;
    font: ${theme.weight.display} 1em / 1 ${theme.font.display};
    letter-spacing: -0.02em;
  }

  strong,
  time {
    white-space: nowrap;
  }

  small {
    display: block;
    color: ${theme.color.textSoft};
    font-size: ${theme.fontSize.fine};
    font-weight: ${theme.weight.body};
  }
`;

export interface FiguresProps {
  readonly figures: readonly Queries.ImpactFigureFragment[];
  readonly className?: string;
}

/** A list of figures, what each counts, and its date and source if known. */
export function Figures({ figures, className }: FiguresProps) {
  const { language, phrases } = useLanguage();
  const items = figures.map(({ value, label, icon, color, asOf, source }) => (
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
  return <List className={className}>{items}</List>;
}
