import { dayAt } from "./clock";
import type { Finding } from "./finding";
import type { CheckedPage } from "./page/check-page";
import { show } from "./words";
import type { CheckedFields } from "./yaml/check-fields";

/** Stand-ins that must not be published, and what they stand in for. */
const placeholders: readonly { pattern: RegExp; meant: string }[] = [
  { pattern: /\b00-0000000\b/g, meant: "the EIN of the organization" },
  { pattern: /\b000 Example Street\b/gi, meant: "the real street" },
  { pattern: /^00000(?:-0000)?$/g, meant: "the real ZIP code" },
  {
    pattern: /[\w.@-]*\.example\b/gi,
    meant: "a real address; .example never leads anywhere",
  },
  {
    pattern: /\b(?:TODO|TBD|FIXME)\b|\blorem ipsum\b/gi,
    meant: "the finished text",
  },
];

/** Every stand-in in a text, where it begins, and what it stands in for. */
export function placeholdersIn(text: string) {
  return placeholders.flatMap(({ pattern, meant }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      index,
      found,
      meant,
    })),
  );
}

function findIn(text: string, offset: number, path: string): Finding[] {
  return placeholdersIn(text).map(({ index, found, meant }) => ({
    offset: offset + index,
    path,
    found: show(found),
    expected: meant,
    fix: "write the real one before the site is public",
  }));
}

/** Stand-ins in fields. */
export function findPlaceholders({ fields, words }: CheckedFields): Finding[] {
  return fields.flatMap((field) => {
    if (typeof field.value !== "string") return [];
    const isQuoted = /^["']/.test(field.source);
    const start = field.offset + (isQuoted ? 1 : 0);
    return findIn(field.value, start, words(field));
  });
}

const monthsOld = 18;

/** The day so many months ago, `YYYY-MM-DD`. */
function dayMonthsAgo(now: Date, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return dayAt(day);
}

/** Figures that nobody can tell the age of, or that are too old. */
export function findStaleFigures(
  { fields, words }: CheckedFields,
  now: Date,
): Finding[] {
  const oldest = dayMonthsAgo(now, monthsOld);
  const expected = `a day in the last ${monthsOld} months`;
  return fields.flatMap((field): Finding[] => {
    const { path, value, offset } = field;
    const [index, name] = path;
    const at = { offset, expected };
    const isStale = name === "asOf" && String(value) < oldest;
    if (isStale) {
      return [
        {
          ...at,
          path: words(field),
          found: `${show(String(value))}, more than ${monthsOld} months ago`,
          fix: "count again, and write the new figure and its day",
        },
      ];
    }
    const dated = fields.some(
      ({ path: [item, part] }) => item === index && part === "asOf",
    );
    if (name !== "value" || dated) return [];
    return [
      {
        ...at,
        path: words({ path: [...path.slice(0, -1), "asOf"] }),
        found: "nothing",
        fix: `add the line  asOf: ${dayAt(now)}  with the day the figure was true`,
      },
    ];
  });
}

/** Stand-ins in a page, and a page that readers can't go on from. */
export function findPageNotReady(page: CheckedPage): Finding[] {
  const { front, body, bodyOffset, section, leadsOn } = page;
  const placeholdersInBody = findIn(body, bodyOffset, "").map((finding) => ({
    ...finding,
    path: section(finding.offset),
  }));
  return [
    ...(front ? findPlaceholders(front) : []),
    ...placeholdersInBody,
    ...(leadsOn
      ? []
      : [
          {
            offset: bodyOffset,
            path: section(bodyOffset),
            found: "a page without a link",
            expected: "at least one link, for readers who want to go on",
            fix: "link to another page, or add  <DonateButton />  or  <ContactDetails />",
          },
        ]),
  ];
}
