import React, { Fragment } from "react";
import styled from "styled-components";
import { Band } from "../components/band";
import { Columns } from "../components/columns";
import type { CreditedPicture } from "../components/credited-picture";
import { ProgramCard } from "../components/program-card";
import { SectionHeading } from "../components/section-heading";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

export interface Program {
  readonly title: string;
  readonly description: string;
  /** Where the card leads, if anywhere. */
  readonly link?: string | null;
  readonly picture: CreditedPicture;
}

export interface ProgramsProps {
  readonly lead: string;
  readonly programs: readonly Program[];
}

const Posters = styled.ul`
  display: grid;
  /* Keeps long words from making one card wider than the others. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.large} ${theme.space.medium};
  margin-top: ${theme.space.huge};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
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

export function Programs({ lead, programs }: ProgramsProps) {
  const Layout = programs.length < 3 ? Few : Fragment;
  return (
    <Band id="programs" labelledBy="programs-heading" background="paper">
      <Layout>
        <SectionHeading id="programs-heading" lead={lead}>
          Our Programs
        </SectionHeading>
        <Posters>
          {programs.map(({ title, description, link, picture }) => (
            <ProgramCard
              key={title}
              title={title}
              link={link}
              picture={picture}
            >
              {description}
            </ProgramCard>
          ))}
        </Posters>
      </Layout>
    </Band>
  );
}
