import { z } from "zod";
import { describe } from "../schema/schema-tree";
import { betweenCurlyQuotes, inQuotes, quoted } from "../words/quotes";
import { show } from "../words/show";
import type { ValueNode } from "../read/value-node";
import { defineRule } from "./define-rule";
import { correction } from "./shared/correction";
import { withoutLabel } from "./shared/meant-values";
import { states } from "./shared/states";

/** Nine digits with a missing or wrong hyphen, perhaps in curly quotes. */
const nineDigits = /^[“”]?(\d{2})[\s\p{Pd}−]*(\d{7})[“”]?$/u;

const accepts = (schema: ValueNode["schema"], text: string) =>
  schema instanceof z.ZodType && schema.safeParse(text).success;

/** What was meant by a value, as it should be written, and why, if that is clear. */
function meantBy(node: ValueNode, text: string): [text: string, why: string] {
  const { kind, name, parent, isPlain, schema } = node;
  const [, two, seven] = nineDigits.exec(text) ?? [];
  if (kind?.kind === "ein" && two && text !== `${two}-${seven}`) {
    return [`"${two}-${seven}"`, describe(schema)];
  }
  const solid = text.replaceAll(/^mailto:|\s+/gi, "");
  const isWords = kind?.kind === "prose";
  if (
    !isWords &&
    solid !== text &&
    !accepts(schema, text) &&
    accepts(schema, solid)
  ) {
    return [solid, `${describe(schema)}, without spaces`];
  }
  const inner = isPlain ? betweenCurlyQuotes(text) : undefined;
  if (inner !== undefined) {
    return [inQuotes(inner), "straight quotes; visitors see curly ones"];
  }
  // A quote at the end that nothing opens; 5" is an inch mark.
  const [, unquoted] = /^([^"]*[^"\d\s])"$/.exec(text) ?? [];
  if (isWords && isPlain && unquoted) {
    return [inQuotes(unquoted), "quotes around the whole text, or none"];
  }
  const isPlace = parent?.key === "address" && /^(?:city|state)$/.test(name);
  if (isPlace) {
    const [before = ""] = text.split(/[,\d]/, 1);
    const place = before.trim();
    const inFull = name === "state" && states.get(place.toUpperCase());
    return [
      inFull || place,
      "its name in full; the site adds the comma and the ZIP code",
    ];
  }
  const alone = "the text alone; the site adds words such as “Photo:”";
  return [withoutLabel(name, text), alone];
}

/** Values with an obvious slip: quotes, hyphens, or words that the site adds. */
export const slipsInFields = defineRule({
  id: "slips-in-fields",
  on: "value",
  check(node) {
    const [wrongCharacters] = node.isPlain
      ? (/^[Il1]-(?=\s*\n)/.exec(node.source) ?? [])
      : [];
    if (wrongCharacters) {
      return {
        found: wrongCharacters,
        expected: "the character | before the hyphen, from the key above Enter",
        ...correction({ at: node.at, end: node.at + 2 }, "|-"),
      };
    }
    const text = (node.text ?? "").trim();
    const [meant, expected] = meantBy(node, text);
    if (!node.parent?.type || meant === text || meant === "") return;
    const { at, end, isPlain, source } = node;
    if (isPlain || meant.startsWith('"')) {
      return {
        found: show(text),
        expected,
        ...correction({ at, end }, quoted(meant)),
      };
    }
    // Between the quotes of a field or of an attribute of a tag.
    const start = at + Math.max(source.indexOf(text), 0);
    const place = { at: start, end: start + text.length };
    return { found: show(text), expected, ...correction(place, meant) };
  },
  examples: [
    {
      in: "site.yml",
      bad: "email: mailto:hello @garden.test",
      good: "email: hello@garden.test",
      message: "mailto:hello @garden.test → write  hello@garden.test",
    },
    {
      in: "site.yml",
      bad: 'ein: "12–3456789"',
      good: 'ein: "12-3456789"',
      message: '12–3456789 → write  "12-3456789"',
    },
    {
      in: "site.yml",
      bad: 'ein: "123456789"',
      good: 'ein: "12-3456789"',
      message: '123456789 → write  "12-3456789"',
    },
    {
      in: "site.yml",
      bad: "ein: 12 3456789",
      good: 'ein: "12-3456789"',
      message: '12 3456789 → write  "12-3456789"',
    },
    {
      in: "impact.yml",
      bad: "- value: “520+”",
      good: '- value: "520+"',
      message: '“520+” → write  "520+"',
    },
    {
      in: "site.yml",
      bad: "  state: Maine 04530",
      good: "  state: Maine",
      message: "Maine 04530 → write  Maine",
    },
    {
      in: "site.yml",
      bad: "  state: ME",
      good: "  state: Maine",
      message: "ME → write  Maine",
    },
    {
      in: "home.yml",
      bad: "  text: I-\n    We sow.",
      good: "  text: |-\n    We sow.",
      message: "I- → write  |-",
    },
    {
      bad: "  credit: Photo by Ann Lee",
      good: "  credit: Ann Lee",
      message: "Photo by Ann Lee → write  Ann Lee",
    },
    {
      in: "impact.yml",
      bad: '- value: 520+"',
      good: '- value: "520+"',
      message: '520+" → write  "520+"',
    },
    {
      bad: '  alt: "Alt text: hands full of seed"',
      good: '  alt: "hands full of seed"',
      message: "Alt text: hands full of seed → write  hands full of seed",
    },
    {
      in: "pages/about.mdx",
      bad: '<Photo image="images/seed.jpg" alt="Hands full of seed" credit="Photo by Ann Lee" />',
      good: '<Photo image="images/seed.jpg" alt="Hands full of seed" credit="Ann Lee" />',
      message: "Photo by Ann Lee → write  Ann Lee",
    },
  ],
});
