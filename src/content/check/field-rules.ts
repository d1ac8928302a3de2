import { dayAt, firstZone } from "./clock";
import { suggest } from "./did-you-mean";
import type { Finding } from "./finding";
import type { Picture } from "./pictures";
import { show } from "./words";
import type { CheckedFields } from "./yaml/check-fields";
import type { Field } from "./yaml/fields";

type Fields = Pick<CheckedFields, "fields" | "words">;

const localPicture = /^images\/([^/\\]+)$/;

/** Pictures that are named but not there, or too small for their place. */
export function findPictureProblems(
  { fields, words }: Fields,
  pictures: ReadonlyMap<string, Picture>,
  fileNames: readonly string[],
): Finding[] {
  return fields.flatMap((field): Finding[] => {
    const { kind, value, offset } = field;
    if (kind?.kind !== "picture" || typeof value !== "string") return [];
    const name = localPicture.exec(value)?.[1];
    if (name === undefined) return [];
    const at = { offset, path: words(field) };
    if (!fileNames.includes(name)) {
      const choices = fileNames.map((file) => `images/${file}`);
      return [
        {
          ...at,
          found: show(value),
          expected:
            "a file in content/images, or an address on an allowed photo host",
          fix: suggest(
            value,
            choices,
            "upload the picture to content/images, or correct the name",
          ),
        },
      ];
    }
    const { minimumWidth } = kind;
    const width = pictures.get(name)?.width ?? minimumWidth;
    if (width >= minimumWidth) return [];
    return [
      {
        ...at,
        found: `${show(value)}, ${width} pixels wide`,
        expected: `a picture at least ${minimumWidth} pixels wide`,
        fix: "use a larger original; a small one made larger stays blurred",
      },
    ];
  });
}

/** Days that have begun nowhere on Earth. */
export function findLateDays({ fields, words }: Fields, now: Date): Finding[] {
  const latest = dayAt(now, firstZone);
  return fields
    .filter(
      ({ kind, value }) =>
        kind?.kind === "day" && typeof value === "string" && value > latest,
    )
    .map((field) => ({
      offset: field.offset,
      path: words(field),
      found: `${show(String(field.value))}, a day to come`,
      expected: `a day no later than today, ${dayAt(now)}`,
      fix: "write the day the text or the figure was true, or today's",
    }));
}

/** Entries of a list that visitors could not tell apart by their names. */
export function findDuplicateNames({ fields, words }: Fields): Finding[] {
  const seen = new Map<string, Field>();
  return fields.flatMap((field): Finding[] => {
    const { path, value, offset } = field;
    const [index, name] = path;
    const isName = name === "title" || name === "label";
    if (typeof index !== "number" || !isName || path.length !== 2) return [];
    const key = String(value).trim().toLowerCase();
    if (!seen.has(key)) {
      seen.set(key, field);
      return [];
    }
    return [
      {
        offset,
        path: words(field),
        found: `${show(String(value))} a second time`,
        expected: `a ${name} that no other entry has`,
        fix: "give it another name, or remove one of the two entries",
      },
    ];
  });
}
