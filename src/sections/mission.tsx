import styled from "styled-components";
import { Band, SectionOpening } from "../components/section";
import { Vignette } from "../components/drawing";
import { media, recolored, theme } from "../theme/theme";

const DarkBand = styled(Band)`
  border-block: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.mission};
  color: ${theme.color.onDark};
  ${recolored("lead", theme.color.accent)}
  ${recolored("focus", theme.color.onDark)}

  h2,
  h2 + p {
    margin-inline: auto;
    text-align: center;
  }
`;

/** The beam that the signs hang from; in wide windows, on two posts. */
const Signs = styled.ul`
  position: relative;
  display: grid;
  gap: ${theme.space.large};
  margin-top: ${theme.space.large};
  padding-top: ${theme.space.large};
  border-top: ${theme.space.base} solid ${theme.color.sign};

  /* The beam's ends, beyond the signs. */
  &::before {
    content: "";
    position: absolute;
    inset: calc(-1 * ${theme.space.base}) calc(-1 * ${theme.space.edge}) 100%;
    box-shadow:
      0 0 0 ${theme.line.outline} ${theme.color.dark},
      0 ${theme.line.edge} 0 ${theme.line.outline} ${theme.color.dark};
    /* Forced colors keep borders. */
    border-top: ${theme.space.base} solid ${theme.color.sign};
  }

  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    /* Chains fill the space between rows. */
    row-gap: 0;
    margin-bottom: calc(-1 * ${theme.space.band});
    padding: 0 ${theme.space.small} ${theme.space.vast};
    border-inline: ${theme.space.small} solid ${theme.color.sign};
  }

  ${media.print} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin: ${theme.space.tiny} 0 0;
    padding: 0;
    border: 0;
  }
`;

/**
 * Two chains, one at each edge: a ring of 10 by 14 pixels that is repeated once
 * across, and downward in whole links.
 */
const chains = `radial-gradient(5px 50% at 5px,transparent 45%,${theme.color.signRule} 55% 90%,transparent) 0 0/calc(100% - 10px) 14px repeat round`;

/** The width of its picture in wide windows. */
const patch = "11rem";

/** The width of a sign in a row; fewer fit if enlarged text needs the width. */
const basis = (inRow: number) =>
  `max(${theme.size.pillar}, (100% + ${theme.space.large}) / ${inRow} - ${theme.space.large})`;

/** A board with a painted edge on two chains, its picture between them. */
const Sign = styled.li<{ $inRow: number }>`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.small};
  align-items: center;
  padding: ${theme.space.base};
  border: ${theme.line.outline} solid ${theme.color.sign};
  border-radius: ${theme.radius.sign};
  /* The painted edge is inside, so that no board is wider than its beam. It
     isn't an outline, which would cross the picture. */
  box-shadow: inset 0 0 0 ${theme.line.outline} ${theme.color.signRule};
  background: ${theme.color.sign};

  &::before {
    content: "";
    position: absolute;
    inset: auto 12% 100%;
    height: ${theme.space.large};
    background: ${chains};
  }

  img {
    width: ${theme.size.patch};
  }

  p {
    grid-column: 1 / -1;
    text-wrap: balance;
  }

  ${media.cramped} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space.tiny};
  }

  ${media.medium} {
    column-gap: ${theme.space.large};

    picture {
      grid-row: 1 / 3;
    }

    h3 {
      align-self: end;
    }

    p {
      grid-column: 2;
      align-self: start;
      font-size: ${theme.fontSize.large};
    }
  }

  ${media.wide} {
    display: block;
    flex: 1 ${({ $inRow }) => basis($inRow)};
    /* If only three of four fit into a row, they are as wide as three. */
    max-width: ${basis(3)};
    margin-top: ${patch};
    text-align: center;

    &::before {
      height: ${patch};
    }

    img {
      width: ${patch};
      margin: calc(-0.8 * ${patch}) auto ${theme.space.base};
    }

    p {
      margin-top: ${theme.space.snug};
      font-size: inherit;
    }
  }

  ${media.print} {
    display: block;
    padding: 0;
    border: 0;
  }
`;

export function Mission({ home }: Queries.HomePageQuery) {
  const { pillars } = home.mission;
  return (
    <DarkBand id="mission">
      <SectionOpening of="mission" words={home.mission} />
      <Signs>
        {pillars.map(({ title, text, icon }) => (
          // Five and six stand in two rows.
          <Sign key={title} $inRow={pillars.length === 4 ? 4 : 3}>
            <Vignette name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Sign>
        ))}
      </Signs>
    </DarkBand>
  );
}
