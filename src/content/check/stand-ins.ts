import { type Words, show } from "./words";

/** Dots and words that only keep a place for text to come. */
const standIn = /^(?:…|\.{2,}|todo|tbd|tba|fixme)[.…:!?]*$/i;

/** Tells of a text that is all stand-in, such as one copied from a report. */
export function standInWords(text: string): Words | undefined {
  if (!standIn.test(text.trim())) return undefined;
  return {
    found: `${show(text)} in place of the text`,
    expected: "the text that visitors are to read",
    fix: "write the text",
  };
}
