import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { donateAddress } from "../content/donate-address";
import { PageHead } from "../layout/page-head";
import { Home } from "../sections/home";
import { useScrollTarget } from "../sections/use-scroll-target";

export const query = graphql`
  query HomePage {
    site: organization {
      ...SiteFacts
    }
    homePage {
      description
      hero {
        heading
        text
        alt
        credit
        picture {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 828, 1200, 1600, 2400]
            formats: [AUTO, WEBP, AVIF]
            placeholder: DOMINANT_COLOR
          )
        }
      }
      about {
        lead
        text
      }
      mission {
        lead
        pillars {
          title
          text
          icon
        }
      }
      programs {
        lead
      }
      impact {
        lead
      }
      callToAction {
        lead
        text
      }
      contact {
        lead
        text
      }
    }
    programs {
      title
      description
      alt
      credit
      picture {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 0.8
          breakpoints: [360, 540, 720, 960]
          formats: [AUTO, WEBP, AVIF]
          placeholder: DOMINANT_COLOR
        )
      }
    }
    impactFigures {
      ...Figure
    }
  }
`;

export default function HomePage({
  data,
  location,
}: PageProps<Queries.HomePageQuery>) {
  useScrollTarget(location.state);
  const { site, homePage, programs, impactFigures } = data;
  const { hero, mission, callToAction } = homePage;
  return (
    <Home
      donateHref={donateAddress(site)}
      facts={site}
      hero={{ ...hero, picture: toPicture(hero) }}
      about={homePage.about}
      mission={mission}
      programs={{
        lead: homePage.programs.lead,
        programs: programs.map((program) => ({
          ...program,
          picture: toPicture(program),
        })),
      }}
      impact={{ lead: homePage.impact.lead, figures: impactFigures }}
      callToAction={{
        ...callToAction,
        backdrop: hero.picture.gatsbyImageData,
      }}
      contact={homePage.contact}
    />
  );
}

type QueriedPicture = Pick<
  Queries.HomePageQuery["homePage"]["hero"],
  "picture" | "alt" | "credit"
>;

function toPicture({ picture, alt, credit }: QueriedPicture) {
  return { image: picture.gatsbyImageData, alt, credit };
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const { site, homePage } = data;
  return (
    <PageHead
      site={site}
      title={site.name}
      description={homePage.description}
      path="/"
    />
  );
}
