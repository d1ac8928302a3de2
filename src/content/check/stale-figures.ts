import { dayAt } from "./clock";
import type { Finding } from "./finding";
import { show } from "./words";
import type { CheckedFields } from "./yaml/check-fields";

const monthsOld = 18;

/** The day so many months ago, `YYYY-MM-DD`; the last of a shorter month. */
function dayMonthsAgo(now: Date, months: number): string {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(now.getUTCDate(), lastOfMonth);
  return dayAt(new Date(Date.UTC(year, month, day)));
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
