import { Fragment } from "react";
import styled from "styled-components";
import { ProgramCard } from "../components/program-card";
import { Band, Columns, SectionOpening } from "../components/section";
import { media, theme } from "../theme/theme";

/** The heading at one end of a ruled line, and its lead at the other. */
const Opening = styled(SectionOpening)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  column-gap: ${theme.space.large};
  padding-bottom: ${theme.space.small};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
`;

const gap = `min(${theme.space.large}, 3vw)`;

const third = `(100% - 2 * ${gap}) / 3`;

/**
 * On tablets and larger, three in a row, with a last row of one or two centered;
 * on phones, as many as the words have room for.
 */
const Posters = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${gap};
  margin-top: ${theme.space.large};

  > * {
    flex: 1 max(13rem, ${third});

    ${media.medium} {
      max-width: calc(${third});
    }
  }
`;

/** One or two cards, which would leave most of a wide window empty. */
const Few = styled(Columns)`
  ul {
    justify-content: start;
    margin-top: 0;
  }

  li {
    max-width: 24rem;
  }
`;

export function Programs({ home, programs }: Queries.HomePageQuery) {
  const Layout = programs.length < 3 ? Few : Fragment;
  return (
    <Band id="programs">
      <Layout>
        <Opening of="programs" words={home.programs} />
        <Posters>
          {programs.map((program) => (
            <ProgramCard key={program.title} {...program} />
          ))}
        </Posters>
      </Layout>
    </Band>
  );
}
