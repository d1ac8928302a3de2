import { isOver } from "../site/events";
import type { ValueNode } from "../read/value-node";
import { withOffset } from "../schema/times";
import { count } from "../words/amounts";
import type { Context, Rule } from "./rule";

/** Whether an event, or a notice with a last day, is over. */
function isPast(entry: ValueNode, { timeZone, now }: Context): boolean {
  const start = withOffset(timeZone, entry.textOf("start", "until") ?? "");
  const end = withOffset(timeZone, entry.textOf("end") ?? "");
  return start !== undefined && isOver({ start, end }, timeZone, now);
}

/** Events and a notice that are over, which the site leaves out. */
export const pastEvents: Rule<"content"> = {
  warning: true,
  expected: "what is still to come",
  *check(context) {
    const { yaml } = context;
    const notice = yaml["notice.yml"]?.root;
    if (notice && isPast(notice, context)) {
      yield {
        node: notice.field("until"),
        found:
          "a notice whose last day has passed, so the site no longer shows it",
        fix: "delete the notice (on GitHub, this whole file), or correct the date",
      };
    }
    const events = yaml["events.yml"]?.root.children ?? [];
    const past = events.filter((event) => isPast(event, context));
    if (past.length === 0) return;
    yield {
      node: past[0]?.field("start"),
      found: `${count(past.length, "past event")} in this file, which the site no longer shows`,
      fix: "remove past events, or correct their dates",
    };
  },
  examples: [
    {
      in: "notice.yml",
      bad: "text: The north trail is closed.\nuntil: 2025-07-31",
      good: "text: The north trail is closed.\nuntil: 2025-08-31",
      message:
        "a notice whose last day has passed, so the site no longer shows it → delete the notice (on GitHub, this whole file), or correct the date",
    },
    {
      in: "events.yml",
      bad: "- title: Burn\n  start: 2025-07-31\n- title: Seed Day\n  start: 2025-09-02 09:00",
      good: "- title: Seed Day\n  start: 2025-09-02 09:00",
      message:
        "1 past event in this file, which the site no longer shows → remove past events, or correct their dates",
    },
  ],
};
