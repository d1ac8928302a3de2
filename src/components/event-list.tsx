import styled from "styled-components";
import type { CalendarEvent } from "../content/site/events";
import { eventWords } from "../content/words/phrases";
import { formatDate } from "../content/schema/days";
import { dateOf, formatClock, formatTime } from "../content/schema/times";
import { media, theme } from "../theme/theme";
import { Paragraphs } from "./paragraphs";
import { SiteLink } from "./site-link";
import { unbroken } from "./unbroken";

interface EventListProps {
  readonly events: readonly CalendarEvent[];
  /** The level of the titles, which depends on the page. */
  readonly heading: "h2" | "h3";
}

/**
 * Not `ul`, and no element around the paragraphs of an event: reader views
 * would leave out short events.
 */
const List = styled.div`
  border-top: ${theme.line.outline} solid ${theme.color.outline};
`;

const Item = styled.div`
  --above: ${theme.space.medium};
  position: relative;
  display: grid;
  gap: ${theme.space.tiny};
  padding-block: var(--above);
  padding-left: calc(${theme.size.medallion} + ${theme.space.medium});
  border-bottom: ${theme.line.hair} solid ${theme.color.hairline};

  h2 {
    font-size: ${theme.fontSize.heading3};
    line-height: ${theme.leading.heading};
  }

  ${media.print} {
    --above: ${theme.space.tiny};
  }

  ${media.cramped} {
    padding-left: 0;
  }
`;

/** The first day, like a page of a tear-off calendar, left of the text. */
const Leaf = styled.div`
  position: absolute;
  top: var(--above);
  left: 0;
  width: ${theme.size.medallion};
  border: ${theme.line.outline} solid ${theme.color.outline};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};
  font: ${theme.displayFont("heading3", "body")};
  text-align: center;

  small {
    display: block;
    border-bottom: ${theme.line.outline} solid ${theme.color.outline};
    background: ${theme.color.accent};
    color: ${theme.color.dark};
    font-size: ${theme.fontSize.fine};
    line-height: ${theme.leading.snug};
  }

  ${media.cramped} {
    position: static;
  }
`;

const Canceled = styled.span`
  color: ${theme.color.lead};
`;

const When = styled.p`
  font-weight: ${theme.weight.strong};
`;

/** “July 4, 2026,” after the day of the week. */
const date = /(\w+ \d+, \d+,?)/;

/** Events with their times and places, in the order given. */
export function EventList({ events, heading: Title }: EventListProps) {
  const items = events.map((event) => {
    const { title, start, end, place, text, link, canceled } = event;
    const [month = "", day] = formatDate(dateOf(start)).split(/[ ,]/);
    const isOneDay = end && dateOf(end) === dateOf(start);
    return (
      <Item key={[title, start, place].join("\n")} role="listitem">
        {/* For screen readers, the date is only below. */}
        <Leaf aria-hidden="true">
          <small>{month.slice(0, 3)}</small> {day}
        </Leaf>
        <Title>
          {canceled && <Canceled>{eventWords.canceled} </Canceled>}
          {canceled ? <s>{title}</s> : title}
        </Title>
        <When>
          <time dateTime={start}>{unbroken(formatTime(start), date)}</time>
          {end && end !== start && (
            <>
              {" "}
              {eventWords.to}{" "}
              <time dateTime={end}>
                {isOneDay ? formatClock(end) : unbroken(formatTime(end), date)}
              </time>
            </>
          )}
        </When>
        {place && <p>{place}</p>}
        {text && <Paragraphs text={text} />}
        {link && (
          <p>
            <SiteLink href={link.url}>{link.label}</SiteLink>
          </p>
        )}
      </Item>
    );
  });
  return <List role="list">{items}</List>;
}
