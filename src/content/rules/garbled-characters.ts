import { show, showWhole } from "../words/show";
import { defineRule } from "./define-rule";

/** What Windows shows for the bytes 80 to 9F; the others are those of Unicode. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** A word with `Â`, `Ã`, `â`, or `ð` and characters that follow them in such text. */
const suspicious = new RegExp(
  String.raw`[^\s]*[ÂÃâð][${windows}\u00A0-\u00BF][^\s]*`,
  "g",
);

const byteOf = (sign: string) =>
  windows.includes(sign)
    ? 0x80 + windows.indexOf(sign)
    : (sign.codePointAt(0) ?? 0);

/** Text in UTF-8 that was read as Windows text, as it was meant. */
const mended = (text: string) =>
  text.replaceAll(
    new RegExp(String.raw`[ÂÃâð][${windows}\u00A0-\u00BF]{1,3}`, "g"),
    (signs) => {
      const bytes = Uint8Array.from(Array.from(signs, byteOf));
      const meant = new TextDecoder().decode(bytes);
      return meant.includes("\uFFFD") ? signs : meant;
    },
  );

/** Letters and quotes that another program garbled: `donâ€™t` for `don’t`. */
export const garbledCharacters = defineRule({
  id: "garbled-characters",
  on: "text",
  expected: "the letters and signs themselves",
  *check({ text }) {
    for (const { 0: word, index: at } of text.matchAll(suspicious)) {
      const meant = mended(word);
      if (meant === word) continue;
      const end = at + word.length;
      yield {
        at,
        end,
        found: `${show(word)}, garbled by another program`,
        fix: `write  ${showWhole(meant)}`,
        edit: { at, end, text: meant },
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
