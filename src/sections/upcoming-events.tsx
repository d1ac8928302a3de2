import styled from "styled-components";
import { EventList } from "../components/event-list";
import { Pressable } from "../components/pressable";
import { Band, Columns, SectionOpening } from "../components/section";
import { eventsAddress } from "../content/schema/page-address";
import { homeWords } from "../content/words/phrases";
import { withPrefix } from "../site-address";
import { theme } from "../theme/theme";

const maxEvents = 3;

const AllEvents = styled(Pressable)`
  margin-top: ${theme.space.large};
`;

/** The next events; nothing if there are none. */
export function UpcomingEvents({ site, home }: Queries.HomePageQuery) {
  const { events } = site;
  if (!events?.length) return null;
  return (
    <Band id="events">
      <Columns>
        <SectionOpening of="events" words={home.events} />
        <div>
          <EventList events={events.slice(0, maxEvents)} heading="h3" />
          <AllEvents href={withPrefix(eventsAddress)}>
            {home.events?.button ?? homeWords.events.button}
          </AllEvents>
        </div>
      </Columns>
    </Band>
  );
}
