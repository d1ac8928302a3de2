import { placeholderFix, placeholderFindings } from "./shared/placeholders";
import { defineRule } from "./define-rule";

/** Sample facts that ship with the site and must be replaced, by field name. */
const shipped: Readonly<Record<string, string>> = {
  name: "Bluestem County Conservation Foundation",
  county: "Bluestem County",
  city: "Bluestem",
};

/** The name also appears in images. */
const fixFor = (name: string) =>
  name === "name"
    ? `${placeholderFix}, and have a developer draw the share card and the logo again`
    : placeholderFix;

/** Sample facts in fields and pages, matched against the source as typed. */
export const placeholders = defineRule({
  id: "placeholders",
  on: "value",
  launch: true,
  check({ name, text, source, at, file }) {
    if (text === undefined) return;
    const known = file.path === "site.yml" ? shipped[name] : undefined;
    return known === text.trim()
      ? { found: known, expected: `the real ${name}`, fix: fixFor(name) }
      : placeholderFindings(source, at);
  },
  examples: [
    {
      in: "site.yml",
      bad: 'ein: "00-0000000"',
      good: 'ein: "12-3456789"',
      message: `00-0000000 → ${placeholderFix}`,
    },
    {
      in: "pages/about.mdx",
      bad: "Write to [us](mailto:hello@prairie.example).",
      good: "Write to [us](mailto:hello@prairie.test).",
      message: `hello@prairie.example → ${placeholderFix}`,
    },
  ],
});
