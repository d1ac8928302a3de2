import styled from "styled-components";
import { Band } from "../components/band";
import { Columns } from "../components/columns";
import { EventList } from "../components/event-list";
import { Pressable } from "../components/pressable";
import { SectionHeading } from "../components/section-heading";
import type { CalendarEvent } from "../content/site/events";
import { eventsAddress } from "../content/schema/page-address";
import { homeWords } from "../content/words/phrases";
import { withPrefix } from "../site-address";
import { theme } from "../theme/theme";

interface UpcomingEventsProps {
  /** All events to come, earliest first. */
  readonly events: readonly CalendarEvent[];
  readonly heading?: string | null;
  readonly button?: string | null;
}

const maxEvents = 3;

const Next = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.large};

  > a {
    justify-self: start;
  }
`;

/** The next events; nothing if there are none. */
export function UpcomingEvents({
  events,
  heading,
  button,
}: UpcomingEventsProps) {
  if (events.length === 0) return null;
  return (
    <Band id="events">
      <Columns>
        <SectionHeading of="events">
          {heading ?? homeWords.events.heading}
        </SectionHeading>
        <Next>
          <EventList events={events.slice(0, maxEvents)} heading="h3" />
          <Pressable href={withPrefix(eventsAddress)}>
            {button ?? homeWords.events.button}
          </Pressable>
        </Next>
      </Columns>
    </Band>
  );
}
