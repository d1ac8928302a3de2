import { dayAt, firstZone } from "../days";
import { defineRule } from "./define-rule";

/** A copyright year more than one year in the future. */
export const copyrightYear = defineRule({
  id: "copyright-year",
  on: "field",
  expected: "this year, or next year at the latest",
  check({ field: { name, value } }, { now }) {
    const thisYear = Number(dayAt(now, firstZone).slice(0, 4));
    const isLate = Number(value) > thisYear + 1 && Number(value) <= 2200;
    if (name !== "copyrightYear" || !isLate) return;
    return { found: String(value), fix: `write  copyrightYear: ${thisYear}` };
  },
  examples: [
    {
      in: "site.yml",
      bad: "copyrightYear: 2062",
      good: "copyrightYear: 2025",
      message: "2062 → write  copyrightYear: 2025",
    },
  ],
});
