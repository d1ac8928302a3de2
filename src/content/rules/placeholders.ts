import { show } from "../words/show";
import type { Rule } from "./rule";
import { shippedFacts } from "./shared/shipped";

/**
 * What stands in for a fact, and the name of the fact. Spaces also match line
 * breaks; zeros that are part of a longer number don't match.
 */
const standIns: readonly (readonly [pattern: RegExp, meant: string])[] = [
  [/(?<![\w.]|\d-)00-?0000000(?!\w|[.-]\d)/g, "the EIN of the organization"],
  [/\b000\s+Example\s+Street\b/gi, "the real street"],
  [/(?<![\w.]|\d-)00000(?:-0000)?(?!\w|[.-]\d)/g, "the real ZIP code"],
  [
    /(?<![\w.@-])[\w.@-]*\.example(?![\w-]|\.\w)/gi,
    "a real address; .example never leads anywhere",
  ],
  [/\bTBD\b/g, "the finished text"],
];

const fix = "write the real one before the site goes public";

/** Sample facts in fields and pages, matched against the source as typed. */
export const placeholders: Rule<"value"> = {
  launch: true,
  *check({ name, text, source, at: start, file }) {
    if (text === undefined) return;
    if (file.path === "site.yml" && shippedFacts[name] === text.trim()) {
      yield {
        found: text.trim(),
        expected: `the real ${name}`,
        fix,
      };
      return;
    }
    for (const [pattern, expected] of standIns) {
      for (const { 0: found, index } of source.matchAll(pattern)) {
        yield { at: start + index, found: show(found), expected, fix };
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
  ],
};
