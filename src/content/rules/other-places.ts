import { show } from "../words/show";
import { defineRule } from "./define-rule";

const states =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming";

/** In the same order. */
const codes =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";

/** As in addresses of the web: `legis.iowa.gov`, `/new-york`, `newyork.gov`. */
const inAddresses = states.toLowerCase().replaceAll(" ", "-?");

/**
 * A county, which may have the name of a state, or a state; a state in an address, or before a ZIP code,
 * where ME is no word.
 */
const place = new RegExp(
  String.raw`\b(?:(?:\p{Lu}[\p{L}.’'-]+ ){1,3}(?:County|Parish)\b|(?:${states})\b|(?:${codes})(?= \d{5}\b)|(?<=[/.-])(?:${inAddresses})(?=[/.-]))`,
  "gu",
);

const plain = (words: string) => words.toLowerCase().replaceAll(/[ -]/g, "");

/** The state that two letters stand for, or else the words as they are. */
const stateOf = (words: string) =>
  states.split("|")[codes.split("|").indexOf(words)] ?? words;

/**
 * States and counties that are not those of site.yml. They may be right, so they
 * are a question; those of the shipped organization are mistakes.
 */
export const otherPlaces = defineRule({
  id: "other-places",
  on: "value",
  launch: true,
  warning: true,
  expected: "the state and the county of site.yml",
  *check({ text, source, at: start }, { yaml }) {
    const site = yaml["site.yml"]?.root;
    const county = site?.textOf("county")?.trim();
    const state = site?.child("address")?.textOf("state")?.trim();
    if (text === undefined || !county || !state) return;
    // Some give the county's name as Story alone.
    const own = [county, `${county} County`, `${county} Parish`];
    for (const { 0: found, index } of source.matchAll(place)) {
      // "In Story County" ends with the county's name.
      if (own.some((words) => found.endsWith(words))) continue;
      if (plain(stateOf(found)) === plain(state)) continue;
      yield {
        at: start + index,
        found: show(found),
        fix: "look whether you mean that place; if so, leave it",
      };
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "We restore prairie under the laws of Ohio.",
      good: "We restore prairie in Story County, under the laws of Iowa.",
      message: "Ohio → look whether you mean that place; if so, leave it",
    },
    {
      in: "pages/about.mdx",
      bad: "We restore prairie in Linn County.",
      good: "In Story County, we restore prairie.",
      message:
        "Linn County → look whether you mean that place; if so, leave it",
    },
    {
      in: "pages/about.mdx",
      bad: "Write to P.O. Box 12, Bath, ME 04530.",
      good: "Write to P.O. Box 12, Ames, IA 50010. HELP ME 12 times.",
      message: "ME → look whether you mean that place; if so, leave it",
    },
    {
      in: "pages/about.mdx",
      bad: "See [the law](https://legis.ohio.gov/).",
      good: "See [the law](https://legis.iowa.gov/).",
      message: "ohio → look whether you mean that place; if so, leave it",
    },
  ],
});
