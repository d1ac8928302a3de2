import { graphql } from "gatsby";
import React from "react";
import { donateAddress } from "../content/donate-address";
import { PageHead } from "../layout/page-head";
import { About } from "../sections/about";
import { CallToAction } from "../sections/call-to-action";
import { ComingUp } from "../sections/coming-up";
import { Contact } from "../sections/contact";
import { Hero } from "../sections/hero";
import { Impact } from "../sections/impact";
import { Mission } from "../sections/mission";
import { Programs } from "../sections/programs";

export const query = graphql`
  query HomePage {
    site: organization {
      ...SiteFacts
      events {
        ...CalendarEvent
      }
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
        link {
          label
          url
        }
        alt
        credit
        picture {
          ...Scene
        }
        duskPicture {
          ...Scene
        }
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
      link
      picture {
        ...Poster
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

type HomePageData = Queries.HomePageQuery;

interface HomePageProps {
  readonly data: HomePageData;
}

function pictureOf({
  alt,
  credit,
  picture,
  duskPicture,
}: Pick<
  HomePageData["homePage"]["hero"],
  "alt" | "credit" | "picture" | "duskPicture"
>) {
  return {
    alt,
    credit,
    image: { day: picture.wide, dusk: duskPicture?.wide ?? null },
    tall: { day: picture.tall, dusk: duskPicture?.tall ?? null },
  };
}

/** Without a picture of its own, it shows the hero's again, as decoration. */
function callToActionPicture({ hero, callToAction }: HomePageData["homePage"]) {
  const { picture, alt } = callToAction;
  return picture === null || alt === null
    ? { ...pictureOf(hero), alt: "", credit: null }
    : pictureOf({ ...callToAction, picture, alt });
}

function programOf(program: HomePageData["programs"][number]) {
  const { title, description, link, picture, duskPicture } = program;
  const { alt, credit } = program;
  const image = { day: picture.poster, dusk: duskPicture?.poster ?? null };
  return { title, description, link, picture: { alt, credit, image } };
}

/** The home page: its sections in a fixed order. */
export default function HomePage({ data }: HomePageProps) {
  const { site, homePage, programs, impactFigures } = data;
  const { heading, text } = homePage.hero;
  const donateHref = donateAddress(site);
  return (
    <>
      <Hero
        heading={heading}
        text={text}
        picture={pictureOf(homePage.hero)}
        donateHref={donateHref}
      />
      <About {...homePage.about} />
      <Mission {...homePage.mission} />
      <Programs {...homePage.programs} programs={programs.map(programOf)} />
      <Impact {...homePage.impact} figures={impactFigures} />
      <ComingUp events={site.events ?? []} />
      <CallToAction
        lead={homePage.callToAction.lead}
        text={homePage.callToAction.text}
        link={homePage.callToAction.link}
        picture={callToActionPicture(homePage)}
        donateHref={donateHref}
      />
      <Contact {...homePage.contact} facts={site} />
    </>
  );
}

export function Head({ data }: HomePageProps) {
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
