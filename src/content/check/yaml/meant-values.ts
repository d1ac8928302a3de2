import type { FieldKind } from "../../schema/kinds";
import { earliestYear } from "../clock";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const monthOf = (word: string) =>
  months.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/** A day of the calendar, `YYYY-MM-DD`; undefined when there can be none. */
function dayFrom(year: string, month: number, day: string) {
  const iso = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists =
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists && Number(year) >= earliestYear ? iso : undefined;
}

const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const dayFirst =
  /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i;
const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;

/** The day in a date that people write, the month before the day in numbers. */
function meantDay(value: string): string | undefined {
  const [, word, before = "", itsYear = ""] = monthFirst.exec(value) ?? [];
  if (word !== undefined) return dayFrom(itsYear, monthOf(word), before);
  const [, first, name = "", year = ""] = dayFirst.exec(value) ?? [];
  if (first !== undefined) return dayFrom(year, monthOf(name), first);
  const [, month, day = "", last = ""] = american.exec(value) ?? [];
  if (month !== undefined) return dayFrom(last, Number(month), day);
  const [, ordered, its = "", own = ""] = yearFirst.exec(value) ?? [];
  return ordered === undefined ? undefined : dayFrom(ordered, Number(its), own);
}

/** Nine digits in the groups of an EIN, whatever stands between them. */
function meantEin(value: string): string | undefined {
  const [, two, seven] = /^(\d{2})[\s\p{Pd}]*(\d{7})$/u.exec(value) ?? [];
  return two === undefined ? undefined : `${two}-${seven}`;
}

const pictureFile = /^(?:.*[/\\])?([\w.-]+\.(?:jpe?g|png|webp|avif))$/i;

/** A picture's place in the content, or its address with https. */
function meantPicture(value: string): string | undefined {
  if (/^http:\/\//i.test(value)) return value.replace(/^http:/i, "https:");
  if (/^[a-z]+:/i.test(value)) return undefined;
  const name = pictureFile.exec(value)?.[1];
  return name && `images/${name}`;
}

const readers = { day: meantDay, ein: meantEin, picture: meantPicture };

/** What was probably meant by a value that is not written as it must be. */
export function meantValue(
  kind: FieldKind["kind"] | undefined,
  value: unknown,
): string | undefined {
  if (kind === undefined || kind === "prose") return undefined;
  const text = String(value).trim();
  const meant = readers[kind](text);
  return meant === text ? undefined : meant;
}

/** Whether a day's numbers could be read the other way around. */
export const isAmbiguousDay = (value: string) => {
  const [, month, day] = american.exec(value) ?? [];
  return month !== day && Number(day) <= 12;
};
