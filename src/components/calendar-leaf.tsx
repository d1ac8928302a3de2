import styled from "styled-components";
import { formatDate } from "../content/schema/days";
import { theme } from "../theme/theme";

const Leaf = styled.div`
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
`;

/**
 * A date, `YYYY-MM-DD`, like a page of a tear-off calendar. Hidden from screen
 * readers, so write the date beside it.
 */
export function CalendarLeaf({ day }: { readonly day: string }) {
  const [month = "", date] = formatDate(day).split(/[ ,]/);
  return (
    <Leaf aria-hidden="true">
      <small>{month.slice(0, 3)}</small> {date}
    </Leaf>
  );
}
