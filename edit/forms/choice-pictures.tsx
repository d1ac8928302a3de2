import { type ReactNode } from "react";
import styled from "styled-components";
import { Icon } from "../../src/components/icon";
import { inks } from "../../src/components/figures";
import { figureColors } from "../../src/content/schema/figure-colors";
import {
  type HeaderChoice,
  headerChoices,
} from "../../src/content/schema/header-pictures";
import { iconNames } from "../../src/content/schema/icon-names";
import { pageHeaderArt } from "../../src/layout/page-header-art";
import { theme } from "../../src/theme/theme";

const Ink = styled.span<{ $ink: string }>`
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: ${({ $ink }) => $ink};
  forced-color-adjust: none;
`;

/** Without a drawing, a title has only the sky behind it. */
const Header = styled.span<{ $name: HeaderChoice }>`
  ${({ $name }) =>
    $name === "none" ? `background: ${theme.color.sky};` : pageHeaderArt($name)}
  width: 7rem;
  height: 3.5rem;
  border: ${theme.line.hair} solid ${theme.color.outline};
  background-size: cover;
`;

export const icons = new Map<string, ReactNode>(
  iconNames.map((name) => [name, <Icon key={name} name={name} />]),
);

export const colors = new Map<string, ReactNode>(
  figureColors.map((name) => [name, <Ink key={name} $ink={inks[name].ink} />]),
);

/** The drawings behind titles, by name. */
export const headers: ReadonlyMap<string, ReactNode> = new Map(
  headerChoices.map((name) => [name, <Header key={name} $name={name} />]),
);
