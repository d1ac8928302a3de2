import {
  dayAtOffset,
  todayIn,
  firstZone,
  isDay,
  lastZone,
} from "../schema/days";
import { isPolicy } from "../schema/page-address";
import type { ParsedPage } from "../read/page";
import { type ParsedContent, ownAddress } from "../read/parsed-content";
import type { Context, Finding, Rule } from "./rule";
import { lineStart } from "../read/text";
import { nothing } from "./shared/nothing";

/** What readers see, regardless of line breaks in the source. */
function readerText({ front, tree }: ParsedPage): string {
  const body = JSON.stringify(tree);
  return `${front.root.textOf("title")}\n${body}`.replaceAll(
    /(?:\\n|\s)+/g,
    " ",
  );
}

/** Whether the site's address is a placeholder, which can't be public. */
const isUnpublished = (files: ParsedContent) =>
  /\.example$/i.test(ownAddress(files) ?? "");

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
 * A policy without a date, or a page whose text changed but whose date didn't,
 * or whose date moved back. If the date is today in any time zone, the text may
 * change any number of times.
 * While url in site.yml ends in .example, no date has to change.
 */
export const lastUpdated: Rule<"page"> = {
  expected: "the day of the last change, which readers see",
  check(page, context) {
    const { now, timeZone, earlier } = context;
    const day = page.front.root.child("lastUpdated");
    if (!day) return missingDay(page, context);
    if (isUnpublished(context)) return;
    const before = earlier.pages.get(page.address);
    const value = day.text ?? "";
    const last = before?.front.root.textOf("lastUpdated") ?? "";
    if (!before || !isDay(value) || !isDay(last)) return;
    const today = todayIn(timeZone, now);
    const latest = dayAtOffset(now, firstZone);
    // A future date was a mistake, so it may be moved back.
    const isEarlier = value < last && last <= latest;
    const isToday = value >= dayAtOffset(now, lastZone) && value <= latest;
    const hasNewText = readerText(page) !== readerText(before);
    if (!isEarlier && (value !== last || isToday || !hasNewText)) return;
    return {
      node: day,
      found: isEarlier
        ? `${value}, earlier than before`
        : `${value}, though the text has changed since`,
      fix: `write  lastUpdated: ${hasNewText && last < today ? today : last}`,
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
        "---\ntitle: Seed Policy\ndescription: What we do with the seed that our volunteers gather in the county.\nlastUpdated: 2025-06-30\n---\n\nWe keep seed.",
      bad: "---\ntitle: Seed Policy\ndescription: What we do with the seed that our volunteers gather in the county.\nlastUpdated: 2025-06-30\n---\n\nWe share seed.",
      good: "---\ntitle: Seed Policy\ndescription: What we do with the seed that our volunteers gather in the county.\nlastUpdated: 2025-08-01\n---\n\nWe share seed.",
      message:
        "2025-06-30, though the text has changed since → write  lastUpdated: 2025-08-01",
    },
  ],
};
