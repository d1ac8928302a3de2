import React from "react";
import styled from "styled-components";
import { Band } from "../components/band";
import { Icon } from "../components/icon";
import { SectionHeading } from "../components/section-heading";
import type { IconName } from "../content/icon-names";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

interface Pillar {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

export interface MissionProps {
  readonly lead: string;
  readonly pillars: readonly Pillar[];
}

const Signs = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.medium};
  margin-top: ${theme.space.huge};

  /* Three columns, or fewer if enlarged text needs the width. */
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(${theme.size.pillar}, 1fr));
  }
`;

/** Styled as a trail sign: brown boards with a painted edge. */
const Sign = styled.li`
  padding: ${theme.space.large};
  border: ${theme.line.focus} solid ${theme.color.sign};
  border-radius: ${theme.radius.sign};
  outline: ${theme.line.outline} solid ${theme.color.signRule};
  outline-offset: calc(-1 * (${theme.line.focus} + ${theme.line.outline}));
  background: ${theme.color.sign};
  color: ${theme.color.onSign};

  svg {
    width: ${theme.size.emblem};
    height: ${theme.size.emblem};
    margin-bottom: ${theme.space.base};
    color: ${theme.color.signRule};
  }

  p {
    margin-top: ${theme.space.snug};
  }
`;

export function Mission({ lead, pillars }: MissionProps) {
  return (
    <Band id="mission" labelledBy="mission-heading" background="forest">
      <SectionHeading id="mission-heading" lead={lead}>
        Our Mission
      </SectionHeading>
      <Signs>
        {pillars.map(({ title, text, icon }) => (
          <Sign key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Sign>
        ))}
      </Signs>
    </Band>
  );
}
