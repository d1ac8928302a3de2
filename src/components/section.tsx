import { type ReactNode } from "react";
import styled from "styled-components";
import type { SectionName } from "../content/schema/home";
import { homeWords } from "../content/words/phrases";
import { media, theme } from "../theme/theme";
import { unbroken } from "./unbroken";
import { Wrap } from "./wrap";

/** The id of a section's heading, by the id of the section. */
export const headingId = (section: string) => `${section}-heading`;

/**
 * What makes a section the target of links such as `/#mission`: it has an id, can
 * get the focus, and is announced by its heading.
 */
export const sectionAttributes = (id: string) => ({
  id,
  tabIndex: -1,
  "aria-labelledby": headingId(id),
});

const Section = styled.section`
  padding-block: ${theme.space.band};
`;

interface BandProps {
  readonly id: SectionName;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A full-width section of the home page. */
export const Band = ({ id, className, children }: BandProps) => (
  <Section {...sectionAttributes(id)} className={className}>
    <Wrap>{children}</Wrap>
  </Section>
);

interface SectionHeadingProps {
  readonly of: SectionName;
  /** What the content says in the section, if not the usual heading. */
  readonly words: { heading: string | null; lead?: string } | null;
}

export const SectionHeading = ({ of, words }: SectionHeadingProps) => (
  <h2 id={headingId(of)}>{words?.heading ?? homeWords[of].heading}</h2>
);

const Opening = styled.div`
  p {
    max-width: 20.4em;
    margin-top: ${theme.space.small};
    color: ${theme.color.lead};
    font-size: ${theme.fontSize.heading3};
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.snug};
    text-wrap: balance;
  }
`;

/**
 * Fits most phones. Not in Hebrew or Arabic, whose parts would run from left to
 * right.
 */
const shortSentence = /(?<=^|[.!?]\s)([^.!?\u0590-\u08ff]{1,20}[.!?])/;

interface SectionOpeningProps extends SectionHeadingProps {
  readonly className?: string;
}

/** A section's heading, and its lead paragraph, if any. */
export const SectionOpening = (props: SectionOpeningProps) => (
  <Opening className={props.className}>
    <SectionHeading of={props.of} words={props.words} />
    {props.words?.lead !== undefined && (
      <p>{unbroken(props.words.lead, shortSentence)}</p>
    )}
  </Opening>
);

/** A heading beside its text, or above it on narrow screens. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.column};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
