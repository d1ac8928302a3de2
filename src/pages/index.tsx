import { graphql } from "gatsby";
import { Fragment, type ReactElement } from "react";
import type { SectionName } from "../content/schema/home";
import { PageHead } from "../layout/page-head";
import { isDrawn } from "../layout/site-facts";
import { About } from "../sections/about";
import { CallToAction } from "../sections/call-to-action";
import { Contact } from "../sections/contact";
import { Hero } from "../sections/hero";
import { Impact } from "../sections/impact";
import { Mission } from "../sections/mission";
import { Programs } from "../sections/programs";
import { UpcomingEvents } from "../sections/upcoming-events";
import { withPrefix } from "../site-address";
import { renditionsOf } from "../templates/renditions";

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
        button
        more
        alt
        credit
        picture {
          day {
            ...Backdrop
          }
          dusk {
            ...Backdrop
          }
        }
        portrait {
          picture {
            day {
              ...PortraitBackdrop
            }
            dusk {
              ...PortraitBackdrop
            }
          }
        }
      }
      about {
        heading
        lead
        text
        alt
        credit
        picture {
          day {
            ...Photo
          }
          dusk {
            ...Photo
          }
        }
      }
      mission {
        heading
        lead
        pillars {
          title
          text
          icon
        }
      }
      programs {
        heading
        lead
      }
      impact {
        heading
        lead
      }
      events {
        heading
        button
      }
      callToAction {
        heading
        lead
        text
        button
        link {
          label
          url
        }
        alt
        credit
        picture {
          day {
            ...Scene
          }
          dusk {
            ...Scene
          }
        }
      }
      contact {
        heading
        lead
        text
        button
        icon
      }
    }
    programs {
      title
      description
      alt
      credit
      link
      picture {
        day {
          ...Poster
        }
        dusk {
          ...Poster
        }
      }
    }
    impactFigures {
      ...ImpactFigure
    }
  }
`;

type HomePageData = Queries.HomePageQuery;

interface HomePageProps {
  readonly data: HomePageData;
}

type Hero = HomePageData["homePage"]["hero"];

function pictureOf({
  alt,
  credit,
  picture,
}: Pick<Hero, "alt" | "credit" | "picture">) {
  return {
    alt,
    credit,
    image: renditionsOf(picture, "wide"),
    tall: renditionsOf(picture, "tall"),
  };
}

/** In portrait windows, its picture for phones, if there is one. */
function heroPicture({ portrait, ...hero }: Hero) {
  const picture = pictureOf(hero);
  return portrait === null
    ? picture
    : { ...picture, tall: renditionsOf(portrait.picture, "portrait") };
}

/** Without a picture of its own, it shows the hero's again, as decoration. */
function callToActionPicture({ hero, callToAction }: HomePageData["homePage"]) {
  const { picture, alt } = callToAction;
  return picture === null || alt === null
    ? { isFromHero: true, ...pictureOf(hero), alt: "", credit: null }
    : { isFromHero: false, ...pictureOf({ ...callToAction, picture, alt }) };
}

/** Null for the drawing that the site comes with. */
function aboutPicture({ about }: HomePageData["homePage"]) {
  const { picture, alt, credit } = about;
  if (picture === null || alt === null) return null;
  return { alt, credit, image: renditionsOf(picture, "photo") };
}

function programOf(program: HomePageData["programs"][number]) {
  const { title, description, link, alt, credit } = program;
  const image = renditionsOf(program.picture, "poster");
  return { title, description, link, picture: { alt, credit, image } };
}

/** Where the hero's second button leads: to what the organization says about itself. */
function moreAddress(sections: readonly string[]) {
  const section = ["mission", "about", "programs"].find((name) =>
    sections.includes(name),
  );
  return withPrefix(section === undefined ? "/about" : `/#${section}`);
}

/** The sections by name. */
function sectionViews({
  site,
  homePage,
  programs,
  impactFigures,
}: HomePageData) {
  return {
    about: (
      <About
        {...homePage.about}
        picture={aboutPicture(homePage)}
        isDrawn={isDrawn(site)}
      />
    ),
    mission: <Mission {...homePage.mission} />,
    programs: (
      <Programs {...homePage.programs} programs={programs.map(programOf)} />
    ),
    impact: (
      <Impact
        {...homePage.impact}
        figures={impactFigures}
        isDrawn={isDrawn(site)}
      />
    ),
    events: <UpcomingEvents {...homePage.events} events={site.events ?? []} />,
    callToAction: (
      <CallToAction
        {...homePage.callToAction}
        picture={callToActionPicture(homePage)}
        donateAddress={site.donateAddress}
      />
    ),
    contact: <Contact {...homePage.contact} facts={site} />,
  } satisfies Record<SectionName, ReactElement>;
}

/** The home page: the hero, and the sections that the content lists. */
export default function HomePage({ data }: HomePageProps) {
  const { site, homePage } = data;
  const views = sectionViews(data);
  return (
    <>
      <Hero
        {...homePage.hero}
        moreHref={moreAddress(site.sections)}
        picture={heroPicture(homePage.hero)}
        donateAddress={site.donateAddress}
      />
      {site.sections.map((name) => (
        <Fragment key={name}>{views[name]}</Fragment>
      ))}
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
