import { dayAt, dayMonthsAgo } from "../days";
import { requiredPages } from "../page-path";
import { show } from "../words";
import { type Report, defineRule } from "./define-rule";

/**
 * What stands for something real and must not be published. A space may be a
 * line's end; zeros within a longer number are none.
 */
const placeholders: readonly (readonly [pattern: RegExp, meant: string])[] = [
  [/(?<![\w.]|\d-)00-?0000000(?!\w|[.-]\d)/g, "the EIN of the organization"],
  [/\b000\s+Example\s+Street\b/gi, "the real street"],
  [/(?<![\w.]|\d-)00000(?:-0000)?(?!\w|[.-]\d)/g, "the real ZIP code"],
  [/[\w.@-]*\.example\b/gi, "a real address; .example never leads anywhere"],
  [/\b(?:TODO|TBD|FIXME)\b|\blorem\s+ipsum\b/gi, "the finished text"],
];

/** The facts that come with the site, each to be replaced, by their fields. */
const shipped: Readonly<Record<string, string>> = {
  name: "Bluestem County Conservation Foundation",
  county: "Bluestem County",
  city: "Bluestem",
};

/** Every placeholder in a text, where it begins, and what it stands for. */
export function placeholdersIn(text: string) {
  return placeholders.flatMap(([pattern, meant]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      index,
      found: show(found),
      meant,
    })),
  );
}

const fix = "write the real one before the site is public";

/** The name is in pictures, too. */
const fixFor = (name: string) =>
  name === "name"
    ? `${fix}, and have a developer draw the share card and the logo again`
    : fix;

const reportsIn = (text: string, from: number): Report[] =>
  placeholdersIn(text).map(({ index, found, meant }) => {
    return { at: from + index, found, expected: meant, fix };
  });

/** Placeholders in fields, looked for as they are written. */
export const placeholdersInFields = defineRule({
  id: "placeholders-in-fields",
  on: "field",
  launch: true,
  check({ field: { name, value, source, at }, file }) {
    const known = file.file === "site.yml" ? shipped[name] : undefined;
    return known === String(value).trim()
      ? { found: known, expected: `the real ${name}`, fix: fixFor(name) }
      : reportsIn(source, at);
  },
  examples: [
    {
      in: "site.yml",
      bad: 'ein: "00-0000000"',
      good: 'ein: "12-3456789"',
      message: `00-0000000 → ${fix}`,
    },
  ],
});

/** Placeholders in the text of pages. */
export const placeholdersInPages = defineRule({
  id: "placeholders-in-pages",
  on: "body",
  launch: true,
  check: ({ source }) => reportsIn(source, 0),
  examples: [],
});

/** Figures that nobody can tell the age of, or that are too old; a year gone by. */
export const staleFacts = defineRule({
  id: "stale-facts",
  on: "field",
  launch: true,
  expected: "a day in the last 18 months",
  check({ field: { path, name, value }, file }, { now }) {
    const year = dayAt(now).slice(0, 4);
    if (name === "copyrightYear" && Number(value) < Number(year)) {
      return {
        found: String(value),
        expected: "the year in which the site becomes public",
        fix: `write  copyrightYear: ${year}`,
      };
    }
    if (file.file !== "impact.yml") return;
    if (name === "asOf" && String(value) < dayMonthsAgo(now, 18)) {
      return {
        found: `${show(String(value))}, more than 18 months ago`,
        fix: "count again, and write the new figure and its day",
      };
    }
    const isDated = file.fields.some(
      (other) => other.path[0] === path[0] && other.name === "asOf",
    );
    if (name !== "value" || isDated) return;
    return {
      path: file.words([...path.slice(0, -1), "asOf"]),
      found: "nothing",
      fix: "add a line  asOf:  with the day on which the figure was true, written like 2025-06-30",
    };
  },
  examples: [
    {
      in: "impact.yml",
      bad: "  asOf: 2024-01-31",
      good: "  asOf: 2025-06-30",
      message:
        "2024-01-31, more than 18 months ago → count again, and write the new figure and its day",
    },
  ],
});

/** Pages that the menu and the footer lead to. */
const linkedBySite: readonly string[] = [...requiredPages, "/accessibility"];

/** Components that hold a link. */
const linkingComponents = ["ContactDetails", "DonateButton"];

/** Pages that readers can't go on from, or can't come to. */
export const deadEnds = defineRule({
  id: "dead-ends",
  on: "page",
  launch: true,
  expected: "links to the page and from it, for readers who want to go on",
  *check({ body, bodyStart, path }, { pages }) {
    const tags = body.find("tagElement").map(({ node }) => node.tag.name);
    const hasTag = tags.some((name) => linkingComponents.includes(name));
    if (body.links.length === 0 && !hasTag) {
      yield {
        at: bodyStart,
        path: `${path.slice(1)} › ${body.sectionAt(0)}`,
        found: "a page without a link",
        fix: "link to another page, or add  <DonateButton />  or  <ContactDetails />",
      };
    }
    const isLinked = [...pages.values()].some(
      (page) =>
        page.path !== path &&
        page.body.links.some(
          ({ address }) => address.split(/[#?]/, 1)[0] === path,
        ),
    );
    if (isLinked || linkedBySite.includes(path)) return;
    yield {
      at: 0,
      path: path.slice(1),
      found: `${show(path)}, a page that no other page links to`,
      fix: `add a link to another page, such as  [words](${show(path)})`,
    };
  },
  examples: [],
});
