import { show } from "../words/show";
import { defineRule } from "./define-rule";
import { correction } from "./shared/correction";

/** What Windows shows for the bytes 80 to 9F; the others are those of Unicode. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

const garbled = new RegExp(
  String.raw`[ÂÃâð][${windows}\u00A0-\u00BF]{1,3}`,
  "g",
);

const byteOf = (character: string) =>
  windows.includes(character)
    ? 0x80 + windows.indexOf(character)
    : (character.codePointAt(0) ?? 0);

/** A character of UTF-8 that was read as Windows text; the same if it is none. */
function meantBy(typed: string): string {
  const bytes = Uint8Array.from(Array.from(typed, byteOf));
  const meant = new TextDecoder().decode(bytes);
  return meant.includes("\uFFFD") ? typed : meant;
}

/** Letters and quotes that another program garbled: `donâ€™t` for `don’t`. */
export const garbledCharacters = defineRule({
  id: "garbled-characters",
  on: "file",
  expected: "the letters and punctuation marks themselves",
  *check({ text }) {
    let done = 0;
    for (const { 0: typed, index } of text.matchAll(garbled)) {
      if (index < done || meantBy(typed) === typed) continue;
      // The word around it, so that one finding covers all of it.
      const before = text.slice(Math.max(done, index - 30), index);
      const at = index - (/(?<!\S)\S*$/.exec(before)?.[0].length ?? 0);
      const [word = ""] = /^\S+/.exec(text.slice(at, index + 30)) ?? [];
      done = at + word.length;
      const { fix, edit } = correction(
        { at, end: done },
        word.replaceAll(garbled, meantBy),
      );
      yield {
        at,
        end: done,
        found: `${show(word)}, garbled by another program`,
        fix,
        edit,
      };
    }
  },
  examples: [
    {
      bad: "We donâ€™t mow.",
      good: "We don’t mow, NIÑO’S “CAFÉ” and SÃO.",
      message: "donâ€™t, garbled by another program → write  don’t",
    },
  ],
});
