import type { Finding } from "./finding";
import { dayAt } from "./clock";
import { addressWords } from "./page/address-words";
import type { CheckedPage } from "./page/check-page";
import {
  type LinkTargets,
  internalWords,
  ownPath,
} from "./page/internal-address";
import type { PageLink } from "./page/page-links";
import type { Words } from "./words";

/** Whether readers must be told how old the page's text is. */
const isPolicy = (name: string) =>
  name === "terms-of-use" || /(?:^|-)policy$/.test(name);

/** A policy that doesn't say when it last changed. */
export function findMissingDay(
  name: string,
  { front, lastFrontLine, findings }: CheckedPage,
  now: Date,
): Finding[] {
  if (!front || !isPolicy(name)) return [];
  const told = front.fields.some(({ path }) => path[0] === "lastUpdated");
  const broken = findings.some(({ path }) => /lastUpdated$/.test(path));
  if (told || broken || front.value === undefined) return [];
  return [
    {
      offset: lastFrontLine,
      path: `${name} › lastUpdated`,
      found: "nothing",
      expected: "the day the policy last changed",
      fix: `add the line  lastUpdated: ${dayAt(now)}  below this one`,
    },
  ];
}

/**
 * What is wrong with a link. An address in the text may say the site's own
 * name, which people are to read, if there is such a page.
 */
function linkWords(
  { address, isBare }: PageLink,
  page: string,
  targets: LinkTargets,
): Words | undefined {
  const own = isBare ? ownPath(address, targets.origin) : undefined;
  return own === undefined
    ? addressWords(address, page, targets)
    : internalWords(own, targets);
}

/** Links that lead nowhere. */
export function findBadLinks(
  page: string,
  { links, section }: CheckedPage,
  targets: LinkTargets,
): Finding[] {
  return links.flatMap((link) => {
    const { offset } = link;
    const words = linkWords(link, page, targets);
    return words ? [{ offset, path: section(offset), ...words }] : [];
  });
}
