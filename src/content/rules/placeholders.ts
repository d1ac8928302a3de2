import type { YamlFiles } from "../read/parsed-content";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { shippedFacts, shippedHost } from "./shared/shipped";

const fix = "write the real one before the site goes public";
const ownFix = "write your own name or place, or leave it out";

const names = [...Object.values(shippedFacts), shippedHost]
  .map((fact) => fact.replaceAll(" ", String.raw`\s+`))
  .join("|");

/** The shipped names, longer ones first, but not the grass big bluestem. */
const shippedNames = new RegExp(
  String.raw`(?<!\b(?:big|little)\s)\b(?:${names})(?!\w)`,
  "gi",
);

/**
 * What stands in for a fact, what belongs there, and the fix if it isn't the
 * usual one. Spaces also match line breaks; zeros that are part of a longer
 * number don't match.
 */
const placeholderTexts: readonly (readonly [
  RegExp,
  meant: string,
  fix?: string,
])[] = [
  [/(?<![\w.]|\d-)00-?0000000(?!\w|[.-]\d)/g, "the EIN of the organization"],
  [/\b000\s+Example\s+Street\b/gi, "the real street"],
  [/(?<![\w.]|\d-)00000(?:-0000)?(?!\w|[.-]\d)/g, "the real ZIP code"],
  [
    /(?<![\w.@-])[\w.@-]*\.example(?![\w-]|\.\w)/gi,
    "a real address; .example never leads anywhere",
  ],
  [/\bTBD\b/g, "the finished text"],
  [shippedNames, "your own organization, as site.yml names it", ownFix],
];

/** Whether it is a fact in site.yml: then it is right, or is reported there. */
function isFact(found: string, yaml: YamlFiles) {
  const site = yaml["site.yml"]?.root;
  const city = site?.field("address")?.textOf("city");
  const words = found.toLowerCase().replaceAll(/\s+/g, " ");
  return [site?.textOf("name"), site?.textOf("county"), city].some((fact) =>
    fact?.toLowerCase().includes(words),
  );
}

/**
 * What is left of the organization that the site came with, and of sample facts,
 * in fields and pages, matched against the source as typed.
 */
export const placeholders: Rule<"value"> = {
  launch: true,
  *check({ name, text, source, at: start, file }, { yaml }) {
    if (text === undefined) return;
    if (file.path === "site.yml" && shippedFacts[name] === text.trim()) {
      yield { found: text.trim(), expected: `the real ${name}`, fix };
      return;
    }
    for (const [pattern, expected, ownWay = fix] of placeholderTexts) {
      for (const { 0: found, index } of source.matchAll(pattern)) {
        // In lowercase, it is a word for grasses.
        if (found === "bluestem" || isFact(found, yaml)) continue;
        const at = start + index;
        const place = { at, end: at + found.length };
        yield { ...place, found: show(found), expected, fix: ownWay };
      }
    }
  },
  examples: [
    {
      in: "site.yml",
      bad: 'ein: "00-0000000"',
      good: 'ein: "12-3456789"',
      message: `00-0000000 → ${fix}`,
    },
    {
      in: "pages/about.mdx",
      bad: "Write to [us](mailto:hello@garden.example).",
      good: "Write to [us](mailto:hello@garden.test), see https://news.example.com.",
      message: `hello@garden.example → ${fix}`,
    },
    {
      in: "pages/about.mdx",
      bad: "We restore land in Bluestem County.",
      good: "We restore land, with BIG BLUESTEM, in Story County.",
      message: `Bluestem County → ${ownFix}`,
    },
    {
      in: "pages/about.mdx",
      bad: "See [our page](https://social.test/bluestemconservation).",
      good: "See [our page](https://social.test/gardenfriends).",
      message: `bluestemconservation → ${ownFix}`,
    },
  ],
};
