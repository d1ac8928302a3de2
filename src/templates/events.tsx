import { graphql } from "gatsby";
import { EventList } from "../components/event-list";
import { calendarAddress, eventsAddress } from "../content/schema/page-address";
import { eventWords } from "../content/words/phrases";
import { PageHead } from "../layout/page-head";
import { StructuredData, eventGraph } from "../layout/structured-data";
import { Article } from "../layout/article";
import { withPrefix } from "../site-address";

export const query = graphql`
  query EventsPage {
    site: organization {
      ...SiteFacts
      events {
        ...CalendarEvent
      }
    }
  }
`;

interface EventsPageProps {
  readonly data: Queries.EventsPageQuery;
}

/** The events to come. Links may lead here, so it says so if there are none. */
export default function EventsPage({ data }: EventsPageProps) {
  const { events } = data.site;
  return (
    <Article site={data.site} title={eventWords.title}>
      {events?.length ? (
        <>
          <a href={withPrefix(calendarAddress)}>{eventWords.calendar}</a>
          <EventList events={events} heading="h2" />
        </>
      ) : (
        <p>{eventWords.none}</p>
      )}
    </Article>
  );
}

export function Head({ data: { site } }: EventsPageProps) {
  return (
    <>
      <PageHead
        site={site}
        title={eventWords.title}
        description={eventWords.description(site.name)}
        address={eventsAddress}
      />
      <StructuredData graph={eventGraph(site, site.events ?? [])} />
    </>
  );
}
