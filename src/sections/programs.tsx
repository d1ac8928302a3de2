import { Fragment } from "react";
import styled from "styled-components";
import { Columns } from "../components/columns";
import { Lead } from "../components/lead";
import { ProgramCard } from "../components/program-card";
import { Band, SectionHeading } from "../components/section";
import { media, theme } from "../theme/theme";
import type { HomePageProps } from "./home-page-props";

/** The heading at one end of a ruled line, and its lead at the other. */
const Opening = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${theme.space.tiny} ${theme.space.large};
  padding-bottom: ${theme.space.small};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
`;

const gap = `min(${theme.space.large}, 3vw)`;

/** As many columns as the words have room for. */
const Posters = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(max(13rem, 30%), 100%), 1fr)
  );
  gap: ${gap};
  margin-top: ${theme.space.large};
`;

/**
 * On tablets and larger, three in a row, with a last row of one or two
 * centered.
 */
const Rows = styled(Posters)`
  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;

    > * {
      width: calc((100% - 2 * ${gap}) / 3);
    }
  }
`;

/** One or two cards, which would leave most of a wide window empty. */
const Few = styled(Columns)`
  ul {
    margin-top: 0;

    ${media.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export function Programs({ data: { homePage, programs } }: HomePageProps) {
  const { heading, lead } = homePage.programs;
  const areFew = programs.length < 3;
  const Layout = areFew ? Few : Fragment;
  const isEven = programs.length % 3 === 0;
  const List = areFew || isEven ? Posters : Rows;
  return (
    <Band id="programs">
      <Layout>
        <Opening>
          <SectionHeading of="programs">{heading}</SectionHeading>
          <Lead>{lead}</Lead>
        </Opening>
        <List>
          {programs.map((program) => (
            <ProgramCard key={program.title} program={program} />
          ))}
        </List>
      </Layout>
    </Band>
  );
}
