import { parseMarkdown } from "../../body/syntax";
import { type ParseError, toParseError } from "./parse-error";

/** How many signs back the one is looked for that the parser stumbled over. */
const mostCandidates = 20;

/** The places of `<` before an offset, the last one first. */
function candidates(text: string, offset: number): number[] {
  const places: number[] = [];
  let place = text.lastIndexOf("<", offset - 1);
  while (place !== -1 && places.length < mostCandidates) {
    places.push(place);
    place = place > 0 ? text.lastIndexOf("<", place - 1) : -1;
  }
  return places;
}

/** Whether the parser no longer gives up at the same place without this `<`. */
function isCulprit(text: string, place: number, error: ParseError): boolean {
  try {
    parseMarkdown(`${text.slice(0, place)}x${text.slice(place + 1)}`);
    return true;
  } catch (cause) {
    const other = toParseError(cause);
    return other?.offset !== error.offset || other?.reason !== error.reason;
  }
}

/**
 * The `<` that is text to people and the start of a tag to the parser, which
 * gives up somewhere behind it; with all of an HTML comment, or of a row of
 * such signs. A `<` at which it gives up only shows that a tag before is open.
 */
export function findStrayBracket(
  text: string,
  error: ParseError,
): { offset: number; length: number } {
  const places = candidates(text, error.offset ?? text.length);
  const offset =
    places.find((place) => isCulprit(text, place, error)) ?? places[0] ?? 0;
  const rest = text.slice(offset);
  const whole = /^<!--[\s\S]*?(?:-->|$)|^<+/.exec(rest)?.[0] ?? "<";
  return { offset, length: whole.length };
}
