import React from "react";
import styled from "styled-components";
import { Paragraphs } from "../components/paragraphs";
import { SectionHeading } from "../components/section-heading";
import { Wrap } from "../components/wrap";
import { homeWords } from "../content/phrases";
import { withPrefix } from "../site-address";
import { media } from "../theme/media";
import { duskQuery, mediumQuery, wideQuery } from "../theme/queries";
import { theme } from "../theme/theme";

export interface AboutProps {
  readonly heading?: string | null;
  readonly lead: string;
  readonly text: string;
}

/** The county's land stands on the next section, beside or below the text. */
const Section = styled.section`
  padding-top: ${theme.space.band};
  /* Its lower edge is that of the section below, if that has one. */
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  margin-bottom: calc(-1 * ${theme.line.outline});

  img {
    width: 100%;
    height: auto;
  }

  ${media.wide} {
    display: grid;

    > * {
      grid-area: 1 / 1;
    }

    picture {
      place-self: end;
      width: min(57%, 1.25 * ${theme.size.wrap});
    }
  }
`;

const Words = styled(Wrap)`
  display: grid;
  gap: ${theme.space.base};
  font-size: ${theme.fontSize.large};

  ${media.wide} {
    padding-bottom: ${theme.space.band};

    /* Ends before the picture begins, in windows of any width. */
    > * {
      max-width: 40%;
    }
  }
`;

/** Smaller than its display width on phones: flat colors scale up well. */
const sizes = `${wideQuery} 57vw, ${mediumQuery} 90vw, 80vw`;

const county = (file: string) =>
  [640, 960, 1600]
    .map(
      (width) => `${withPrefix(`/vignettes/${file}.${width}.avif`)} ${width}w`,
    )
    .join();

export function About({ heading, lead, text }: AboutProps) {
  return (
    <Section id="about" tabIndex={-1} aria-labelledby="about-heading">
      <Words>
        <SectionHeading id="about-heading" lead={lead}>
          {heading ?? homeWords.about.heading}
        </SectionHeading>
        <Paragraphs text={text} />
      </Words>
      <picture>
        <source
          media={duskQuery}
          srcSet={county("county.dusk")}
          sizes={sizes}
        />
        <img
          srcSet={county("county")}
          sizes={sizes}
          alt=""
          width={1600}
          height={1000}
          loading="lazy"
        />
      </picture>
    </Section>
  );
}
