import { dayAtOffset, todayIn, isDay, lastZone } from "../schema/days";
import { isPolicy } from "../schema/page-address";
import type { ParsedPage } from "../read/page";
import { ownAddress } from "../read/parsed-content";
import type { Context, Finding, Rule } from "./rule";
import { lineStart } from "../read/text";
import { valueCorrection } from "./shared/correction";
import { nothing } from "./shared/nothing";

/** What readers see, regardless of line breaks in the source. */
function readerText({ front, tree }: ParsedPage): string {
  const body = JSON.stringify(tree);
  return `${front.root.textOf("title")}\n${body}`.replaceAll(
    /(?:\\n|\s)+/g,
    " ",
  );
}

/** A policy without the date. */
function missingDay(
  { address, front }: ParsedPage,
  { timeZone, now }: Context,
): Finding | undefined {
  // Unreadable front matter and misspelled names are reported by other rules.
  if (!isPolicy(address) || !front.data || front.errors.length > 0) return;
  return {
    at: lineStart(front.yaml, front.yaml.trimEnd().length),
    ...{ node: front.root, lacks: "lastUpdated" },
    ...nothing(),
    fix: `add the line  lastUpdated: ${todayIn(timeZone, now)}  below this one; if the text isn't changing today, write the day it last changed`,
  };
}

/**
 * A policy without a date, or a page whose text changed but whose date didn't, or
 * moved back. If the date is today in any time zone, the text may change any
 * number of times.
 * While url in site.yml ends in .example, no date has to change.
 */
export const lastUpdated: Rule<"page"> = {
  expected: "the day of the last change, which readers see",
  check(page, context) {
    const { now, timeZone, earlier } = context;
    const day = page.front.root.field("lastUpdated");
    if (!day) return missingDay(page, context);
    // The address is a placeholder, which can't be public.
    if (/\.example$/i.test(ownAddress(context) ?? "")) return;
    const before = earlier.pages.get(page.address);
    const value = day.text ?? "";
    const last = before?.front.root.textOf("lastUpdated") ?? "";
    if (!before || !isDay(value) || !isDay(last)) return;
    const isToday = value >= dayAtOffset(now, lastZone);
    const isSame = readerText(page) === readerText(before);
    if (value > last || isToday || isSame) return;
    return {
      node: day,
      found: `${value}, though the text has changed since`,
      ...valueCorrection(day, todayIn(timeZone, now)),
    };
  },
  examples: [
    {
      in: "pages/privacy-policy.mdx",
      bad: "#",
      good: "lastUpdated: 2025-08-01",
      message:
        "nothing → add the line  lastUpdated: 2025-08-01  below this one; if the text isn't changing today, write the day it last changed",
    },
    {
      in: "pages/seed-policy.mdx",
      before:
        "---\ntitle: Seed Policy\ndescription: What we do with the seed that our volunteers gather in the county.\nfooter: true\nlastUpdated: 2025-06-30\n---\n\nWe keep seed.",
      bad: "---\ntitle: Seed Policy\ndescription: What we do with the seed that our volunteers gather in the county.\nfooter: true\nlastUpdated: 2025-06-30\n---\n\nWe share seed.",
      good: "---\ntitle: Seed Policy\ndescription: What we do with the seed that our volunteers gather in the county.\nfooter: true\nlastUpdated: 2025-08-01\n---\n\nWe share seed.",
      message:
        "2025-06-30, though the text has changed since → write  2025-08-01",
    },
  ],
};
