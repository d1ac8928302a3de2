import { withPrefix } from "gatsby";
import React from "react";
import styled from "styled-components";
import { Paragraphs } from "../components/paragraphs";
import { SectionHeading } from "../components/section-heading";
import { Wrap } from "../components/wrap";
import { media } from "../theme/media";
import { duskQuery, wideQuery } from "../theme/queries";
import { theme } from "../theme/theme";

export interface AboutProps {
  readonly lead: string;
  readonly text: string;
}

/** The county's land stands on the next section, beside or below the text. */
const Section = styled.section`
  padding-top: ${theme.space.band};

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
      width: min(62%, ${theme.size.wrap});
    }
  }
`;

const Words = styled(Wrap)`
  ${media.wide} {
    padding-bottom: ${theme.space.band};

    > * {
      max-width: 42%;
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space.base};
  margin-top: ${theme.space.medium};
  font-size: ${theme.fontSize.large};
`;

/** Less than it is shown at on phones, because flat colors scale well. */
const sizes = `${wideQuery} 62vw, 50vw`;

const county = (file: string) =>
  [640, 1600]
    .map(
      (width) => `${withPrefix(`/vignettes/${file}.${width}.avif`)} ${width}w`,
    )
    .join();

export function About({ lead, text }: AboutProps) {
  return (
    <Section id="about" tabIndex={-1} aria-labelledby="about-heading">
      <Words>
        <SectionHeading id="about-heading" lead={lead} plain>
          About Our Foundation
        </SectionHeading>
        <Text>
          <Paragraphs text={text} />
        </Text>
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
