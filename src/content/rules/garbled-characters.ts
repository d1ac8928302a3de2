import { show } from "../words/show";
import type { Rule } from "./rule";
import { correction } from "./shared/correction";

/**
 * What Windows shows for the bytes 80 to 9F; the other bytes are as in Unicode.
 */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

const letters = String.raw`[ÂÃâð][${windows}\u00A0-\u00BF]{1,3}`;
const garbled = new RegExp(letters, "g");
const garbledWord = new RegExp(String.raw`(?<!\S)\S*${letters}\S*`, "g");

const byteOf = (character: string) =>
  windows.includes(character)
    ? 0x80 + windows.indexOf(character)
    : (character.codePointAt(0) ?? 0);

/**
 * The character whose UTF-8 was read as Windows text; unchanged if there is
 * none.
 */
function meantBy(typed: string): string {
  const bytes = Uint8Array.from(Array.from(typed, byteOf));
  const meant = new TextDecoder().decode(bytes);
  return meant.includes("\uFFFD") ? typed : meant;
}

/** Letters and quotes that another program garbled: `donâ€™t` for `don’t`. */
export const garbledCharacters: Rule<"file"> = {
  expected: "the letters and punctuation marks themselves",
  *check({ text }) {
    for (const { 0: word, index: at } of text.matchAll(garbledWord)) {
      const meant = word.replaceAll(garbled, meantBy);
      if (meant === word) continue;
      const place = { at, end: at + word.length };
      const found = `${show(word)}, garbled by another program`;
      yield { ...place, found, ...correction(place, meant) };
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "We donâ€™t mow.",
      good: "We don’t mow, NIÑO’S “CAFÉ” and SÃO.",
      message: "donâ€™t, garbled by another program → write  don’t",
    },
  ],
};
