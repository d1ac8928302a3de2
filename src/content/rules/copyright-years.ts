import { count } from "../words/amounts";
import type { Rule } from "./rule";

/** Copyright years that are still far off, which are likely a slip. */
export const copyrightYears: Rule<"value"> = {
  warning: true,
  expected: "this year, or the next",
  check({ key, text = "", file }, { now }) {
    const years = Number(text) - now.getUTCFullYear();
    if (file.path !== "site.yml" || key !== "copyrightYear") return;
    if (!(years > 1)) return;
    return {
      found: `${text}, ${count(years, "year")} from now`,
      fix: "correct the year",
    };
  },
  examples: [
    {
      in: "site.yml",
      bad: "copyrightYear: 2052",
      good: "copyrightYear: 2026",
      message: "2052, 27 years from now → correct the year",
    },
  ],
};
