import type { Finding } from "./finding";
import type { CheckedPage } from "./page/check-page";
import { show } from "./words";
import type { CheckedFields } from "./yaml/check-fields";
import type { Field } from "./yaml/fields";

/**
 * Stand-ins that must not be published, and what they stand in for. A space
 * may be a line's end; zeros within a longer number are none.
 */
const placeholders: readonly { pattern: RegExp; meant: string }[] = [
  {
    pattern: /(?<![\w.]|\d-)00-?0000000(?!\w|[.-]\d)/g,
    meant: "the EIN of the organization",
  },
  { pattern: /\b000\s+Example\s+Street\b/gi, meant: "the real street" },
  {
    pattern: /(?<![\w.]|\d-)00000(?:-0000)?(?!\w|[.-]\d)/g,
    meant: "the real ZIP code",
  },
  {
    pattern: /[\w.@-]*\.example\b/gi,
    meant: "a real address; .example never leads anywhere",
  },
  {
    pattern: /\b(?:TODO|TBD|FIXME)\b|\blorem\s+ipsum\b/gi,
    meant: "the finished text",
  },
];

/** Every stand-in in a text, where it begins, and what it stands in for. */
export function placeholdersIn(text: string) {
  return placeholders.flatMap(({ pattern, meant }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      index,
      found: show(found),
      meant,
    })),
  );
}

const fix = "write the real one before the site is public";

function findIn(text: string, offset: number, path: string): Finding[] {
  return placeholdersIn(text).map(({ index, found, meant }) => ({
    offset: offset + index,
    path,
    found,
    expected: meant,
    fix,
  }));
}

/** Only as a city: Bluestem is a grass, too, and part of other names. */
function findCity({ path, value, offset }: Field, place: string): Finding[] {
  const isCity = path.join("/") === "address/city";
  const found = String(value).trim();
  if (!isCity || found !== "Bluestem") return [];
  return [{ offset, path: place, found, expected: "the real city", fix }];
}

/** Stand-ins in fields, looked for as they are written, line by line. */
export function findPlaceholders({ fields, words }: CheckedFields): Finding[] {
  return fields.flatMap((field) => [
    ...findIn(field.source, field.offset, words(field)),
    ...findCity(field, words(field)),
  ]);
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
