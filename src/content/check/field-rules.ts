import { dayAt, firstZone } from "./clock";
import { suggest } from "./did-you-mean";
import type { Finding } from "./finding";
import type { Picture } from "./pictures";
import { show } from "./words";
import type { CheckedFields } from "./yaml/check-fields";
import type { Field } from "./yaml/fields";
import { meantValue } from "./yaml/meant-values";

type Fields = Pick<CheckedFields, "fields" | "words">;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

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
    const meant = localPicture.test(value)
      ? value
      : meantValue("picture", value);
    const name = localPicture.exec(meant ?? "")?.[1];
    if (meant === undefined || name === undefined) return [];
    const at = { offset, path: words(field) };
    if (!fileNames.includes(name)) {
      const choices = fileNames.map((file) => `images/${file}`);
      return [
        {
          ...at,
          found: show(meant),
          expected:
            "a file in content/images, or an address on an allowed photo host",
          fix: suggest(
            meant,
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
        found: `${show(meant)}, ${width} pixels wide`,
        expected: `a picture at least ${minimumWidth} pixels wide`,
        fix: "use a larger original; a small one made larger stays blurred",
      },
    ];
  });
}

/** Days that have begun nowhere on Earth. */
export function findLateDays({ fields, words }: Fields, now: Date): Finding[] {
  const latest = dayAt(now, firstZone);
  return fields.flatMap((field): Finding[] => {
    if (field.kind?.kind !== "day") return [];
    const value = String(field.value);
    const day = isoDay.test(value) ? value : meantValue("day", value);
    if (day === undefined || day <= latest) return [];
    return [
      {
        offset: field.offset,
        path: words(field),
        found: `${show(day)}, a day to come`,
        expected: `a day no later than today, ${dayAt(now)}`,
        fix: "write the day the text or the figure was true, or today's",
      },
    ];
  });
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
