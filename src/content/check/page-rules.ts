import type { Finding } from "./finding";
import { dayAt } from "./clock";
import { addressWords } from "./page/address-words";
import type { LinkTargets } from "./page/internal-address";
import type { CheckedPage } from "./page/check-page";

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

/** Links that lead nowhere. */
export function findBadLinks(
  page: string,
  { links, section }: CheckedPage,
  targets: LinkTargets,
): Finding[] {
  return links.flatMap(({ address, offset }) => {
    const words = addressWords(address, page, targets);
    return words ? [{ offset, path: section(offset), ...words }] : [];
  });
}
