import styled from "styled-components";
import { theme } from "../theme/theme";

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${theme.size.list}, 1fr));
  gap: ${theme.space.small};
  font-size: ${theme.fontSize.fine};
`;

const Swatch = styled.li<{ $ink: string }>`
  &::before {
    content: "";
    display: block;
    height: ${theme.space.vast};
    border: ${theme.line.outline} solid ${theme.color.outline};
    background: ${({ $ink }) => $ink};
  }
`;

/** All theme colors, in the visitor's color scheme. */
export function Inks() {
  return (
    <Swatches>
      {Object.entries(theme.color).map(([name, ink]) => (
        <Swatch key={name} $ink={ink}>
          {name}
        </Swatch>
      ))}
    </Swatches>
  );
}
