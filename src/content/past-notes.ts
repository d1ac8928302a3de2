import type { Content } from "./content";
import type { ReadFiles } from "./rules/define-rule";
import { count } from "./words/amounts";

/**
 * What the check says about a notice and events that are over. The build goes
 * on without them.
 *
 * @param named the name of a file in reports
 */
export function* pastNotes(
  { notice, events = [] }: Content,
  yaml: ReadFiles["yaml"],
  named: (file: string) => string,
) {
  if (yaml["notice.yml"] && !notice) {
    yield `The last day of ${named("notice.yml")} has passed, so it no longer shows. Delete the file, or write a new notice.`;
  }
  const written = yaml["events.yml"]?.root.value;
  const past = Array.isArray(written) ? written.length - events.length : 0;
  if (past > 0) {
    yield `The site no longer shows ${count(past, "past event")} of ${named("events.yml")}. If that is wrong, correct the dates.`;
  }
}
