import { dayInIowa } from "../days";
import { isPolicy } from "../page-path";
import { defineRule } from "./define-rule";

/** A policy without the date it last changed. */
export const missingDay = defineRule({
  id: "missing-day",
  on: "page",
  expected: "the day the policy last changed",
  check(page, { now }) {
    const { fields, issues, errors, source } = page.front;
    const hasDay = fields.some(({ name }) => name === "lastUpdated");
    if (!isPolicy(page.path) || hasDay) return;
    // Unreadable front matter and misspelled names are reported by other rules.
    if (issues.length > 0 || errors.length > 0) return;
    return {
      at: page.frontStart + source.trimEnd().lastIndexOf("\n") + 1,
      path: `${page.path.slice(1)} › lastUpdated`,
      found: "nothing",
      fix: `add the line  lastUpdated: ${dayInIowa(now)}  below this one, if the text changes today; else the day it last changed`,
    };
  },
  examples: [
    {
      in: "pages/privacy-policy.mdx",
      bad: "#",
      good: "lastUpdated: 2025-08-01",
      message:
        "nothing → add the line  lastUpdated: 2025-08-01  below this one, if the text changes today; else the day it last changed",
    },
  ],
});
