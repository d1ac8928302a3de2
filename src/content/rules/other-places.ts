import { show } from "../words/show";
import type { Rule } from "./rule";

/** The names of the states by the codes of the Postal Service. */
const states = new Map(
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
    .split("|")
    .map((state) => [state.slice(0, 2), state.slice(3)] as const),
);

const codes = [...states.keys()].join("|");
const names = [...states.values()].join("|");

/** As in web addresses: `legis.iowa.gov`, `/new-york`, `newyork.gov`. */
const inAddresses = names.toLowerCase().replaceAll(" ", "-?");

/**
 * Finds a county, which comes first because it may be named after a state; a
 * state; its code before a ZIP code, where ME can't be the word; and a state in
 * a web address.
 */
const place = new RegExp(
  String.raw`\b(?:(?:\p{Lu}[\p{L}.’'-]+ ){1,3}(?:County|Parish)\b|(?:${names})\b|(?:${codes})(?= \d{5}\b)|(?<=[/.-])(?:${inAddresses})(?=[/.-]))`,
  "gu",
);

const normalized = (words: string) =>
  words.toLowerCase().replaceAll(/[\s-]/g, "");

const fix = "write your own place; if you do mean this one, leave it";

/**
 * States and counties that are not those of site.yml. They may be right, so
 * this only warns about them; those of the shipped organization are mistakes.
 */
export const otherPlaces: Rule<"value"> = {
  launch: true,
  warning: true,
  expected: "the state and county in site.yml",
  *check({ text, source, at: start }, { yaml }) {
    const site = yaml["site.yml"]?.root;
    const county = site?.textOf("county");
    const address = site?.field("address");
    const [city, named] = [address?.textOf("city"), address?.textOf("state")];
    if (text === undefined || !county || !city || !named) return;
    // Another rule asks for the name in place of the code.
    const state = states.get(named) ?? named;
    // Some give the county's name as Story alone.
    const counties = [county, `${county} County`, `${county} Parish`];
    for (const { 0: found, index } of source.matchAll(place)) {
      const name = normalized(states.get(found) ?? found);
      if ([city, state].some((own) => normalized(own) === name)) continue;
      // Of St. John the Baptist Parish, only the last two words are found.
      if (normalized(county).endsWith(name)) continue;
      // "In Story County" ends with the county's name.
      if (counties.some((own) => name.endsWith(normalized(own)))) continue;
      // Kansas City begins with a state's name.
      if (city.startsWith(found) && source.startsWith(city, index)) continue;
      yield { at: start + index, found: show(found), fix };
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "We restore land under the laws of Ohio.",
      good: "We restore land in Story County, under the laws of Iowa.",
      message: `Ohio → ${fix}`,
    },
    {
      in: "pages/about.mdx",
      bad: "We restore land in Linn County.",
      good: "In Story County, we restore land.",
      message: `Linn County → ${fix}`,
    },
    {
      in: "pages/about.mdx",
      bad: "Write to P.O. Box 12, Bath, ME 04530.",
      good: "Write to P.O. Box 12, Ames, IA 50010. HELP ME 12 times.",
      message: `ME → ${fix}`,
    },
    {
      in: "pages/about.mdx",
      bad: "See [the law](https://legis.ohio.gov/).",
      good: "See [the law](https://legis.iowa.gov/).",
      message: `ohio → ${fix}`,
    },
  ],
};
