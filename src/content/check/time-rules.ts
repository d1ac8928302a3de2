import { dayAt, earliestYear, firstZone } from "./clock";
import type { Finding } from "./finding";
import { untoldFields } from "./untold-fields";
import type { CheckedFields } from "./yaml/check-fields";

/** Days so long ago that a digit of the year must be wrong. */
export function findEarlyDays(checked: CheckedFields, now: Date): Finding[] {
  return untoldFields(checked).flatMap((field): Finding[] => {
    const { kind, value, offset } = field;
    if (kind?.kind !== "day" || typeof value !== "string") return [];
    if (value >= `${earliestYear}-01-01`) return [];
    const likely = value.replace(/^\d\d/, "20");
    return [
      {
        offset,
        path: checked.words(field),
        found: `${value}, long ago`,
        expected: `a day in ${earliestYear} or later`,
        fix:
          likely <= dayAt(now)
            ? `did you mean ${likely}?`
            : "write the right year",
      },
    ];
  });
}

/** A year of the copyright line that is more than a year ahead. */
export function findLateYear(checked: CheckedFields, now: Date): Finding[] {
  const thisYear = Number(dayAt(now, firstZone).slice(0, 4));
  return untoldFields(checked).flatMap((field): Finding[] => {
    const { path, value, offset } = field;
    if (path[0] !== "copyrightYear" || typeof value !== "number") return [];
    if (value <= thisYear + 1) return [];
    return [
      {
        offset,
        path: checked.words(field),
        found: String(value),
        expected: `a year no later than the next one, ${thisYear + 1}`,
        fix: `write  copyrightYear: ${thisYear}`,
      },
    ];
  });
}
