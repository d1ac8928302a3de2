import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { donateAddress } from "../content/donate-address";
import { PageHead } from "../layout/page-head";
import { Home } from "../sections/home";

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
          ...Backdrop
          ...BackdropJpeg
        }
        duskPicture {
          ...Backdrop
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
        ...Poster
        ...PosterJpeg
      }
      duskPicture {
        ...Poster
      }
    }
    impactFigures {
      ...Figure
    }
  }
`;

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { site, homePage, programs, impactFigures } = data;
  const { hero, mission, callToAction } = homePage;
  const backdrop = {
    image: { day: hero.picture.wide, dusk: hero.duskPicture?.wide ?? null },
    tall: { day: hero.picture.tall, dusk: hero.duskPicture?.tall ?? null },
    jpeg: hero.picture.jpeg.images.fallback?.src,
  };
  return (
    <Home
      donateHref={donateAddress(site)}
      facts={site}
      hero={{
        heading: hero.heading,
        text: hero.text,
        picture: { alt: hero.alt, credit: hero.credit, ...backdrop },
      }}
      about={homePage.about}
      mission={mission}
      programs={{
        lead: homePage.programs.lead,
        programs: programs.map(({ title, description, ...program }) => ({
          title,
          description,
          picture: {
            alt: program.alt,
            credit: program.credit,
            image: {
              day: program.picture.poster,
              dusk: program.duskPicture?.poster ?? null,
            },
            jpeg: program.picture.jpeg.images.fallback?.src,
          },
        })),
      }}
      impact={{ lead: homePage.impact.lead, figures: impactFigures }}
      callToAction={{ ...callToAction, backdrop }}
      contact={homePage.contact}
    />
  );
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
