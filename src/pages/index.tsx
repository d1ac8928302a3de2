import { graphql } from "gatsby";
import { type ComponentType } from "react";
import type { SectionName } from "../content/schema/home";
import { PageHead } from "../layout/page-head";
import { About } from "../sections/about";
import { CallToAction } from "../sections/call-to-action";
import { Contact } from "../sections/contact";
import { Hero } from "../sections/hero";
import { Impact } from "../sections/impact";
import { Mission } from "../sections/mission";
import { Programs } from "../sections/programs";
import { UpcomingEvents } from "../sections/upcoming-events";

export const query = graphql`
  query HomePage {
    site: organization {
      ...SiteFacts
      events {
        ...CalendarEvent
      }
    }
    home {
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
    impact {
      ...ImpactFigure
    }
  }
`;

type Result = Queries.HomePageQuery;

/** Each section shows its part of what the query returns. */
const sectionViews: Record<SectionName, ComponentType<Result>> = {
  about: About,
  mission: Mission,
  programs: Programs,
  impact: Impact,
  events: UpcomingEvents,
  callToAction: CallToAction,
  contact: Contact,
};

interface HomePageProps {
  readonly data: Result;
}

/** The home page: the hero, and the sections that the content lists. */
export default function HomePage({ data }: HomePageProps) {
  return (
    <>
      <Hero {...data} />
      {data.site.sections.map((name) => {
        const Section = sectionViews[name];
        return <Section key={name} {...data} />;
      })}
    </>
  );
}

export function Head({ data }: HomePageProps) {
  const { site, home } = data;
  return (
    <PageHead
      site={site}
      title={site.name}
      description={home.description}
      address="/"
    />
  );
}
