import { dayInIowa } from "../days";
import { isPolicy } from "../page-path";
import { defineRule } from "./define-rule";

/** A policy without the date it last changed. */
export const missingDay = defineRule({
  id: "missing-day",
  on: "page",
  expected: "the day the policy last changed",
  check({ page }, { now }) {
    const { root, data, errors, yaml } = page.front;
    if (!isPolicy(page.path) || root.child("lastUpdated")) return;
    // Unreadable front matter and misspelled names are reported by other rules.
    if (!data || errors.length > 0) return;
    return {
      at: yaml.trimEnd().lastIndexOf("\n") + 1,
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
