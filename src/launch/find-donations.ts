import { donateAddress } from "../content/donate-address";
import type { Site } from "../content/schema/site";
import type { Problem } from "../content/problem";
import { type BuiltPage, structuredWords, type Words } from "./built-page";
import type { BuiltSite } from "./built-site";
import { buildAgain, problemAt, wholeFile } from "./launch-problem";

const hostOf = (address: string) =>
  URL.canParse(address)
    ? new URL(address).hostname.replace(/^www\./, "")
    : undefined;

/** An EIN as people write it; a phone number has a hyphen elsewhere. */
const anyEin = /(?<![\d-])\d{2}-\d{7}(?![\d-])/g;

/** One without its hyphen, which is told from other numbers by standing alone. */
const bareEin = /^\d{9}$/g;

const digits = (number: string) => number.replaceAll("-", "");

function otherNumbers(
  file: string,
  words: readonly Words[],
  ein: string,
  pattern: RegExp,
) {
  return words.flatMap(({ text, ...spot }) =>
    (text.match(pattern) ?? [])
      .filter((number) => digits(number) !== digits(ein))
      .map((found) =>
        problemAt(file, spot, {
          path: "tax number (EIN)",
          found,
          expected: `${ein}, as in content/site.yml`,
          fix: `write the number of site.yml, or leave it out, and build again`,
        }),
      ),
  );
}

/** The number of some organization in an address, on whichever site. */
const einInAddress = /\bein[/=]\d{2}-?\d{7}\b/i;

/** How the labels of the donate links begin, and what authors write alike. */
const callToGive = /^\s*(?:donate|support our mission)\b/i;

/** Whether a gift may be made at an address: the rating site's, or another's. */
const takesGifts = (found: string, address: string) =>
  hostOf(found) === hostOf(address) || einInAddress.test(found);

function wrongLinks({ file, elements }: BuiltPage, address: string): Problem[] {
  const links = elements.filter(
    ({ name, attributes, text }) =>
      name === "a" &&
      (takesGifts(attributes.get("href") ?? "", address) ||
        callToGive.test(text)),
  );
  const wrong = links
    .filter(({ attributes }) => attributes.get("href") !== address)
    .map((link) =>
      problemAt(file, link, {
        path: `link “${link.text.trim()}”`,
        found: link.attributes.get("href") ?? "",
        expected: `${address}, the donate link with the EIN of content/site.yml`,
        fix: "in a page, write  <DonateButton />  in place of the link, or name the link by what it leads to, and build again; elsewhere, tell a developer",
      }),
    );
  if (links.length > wrong.length) return wrong;
  const missing = problemAt(file, wholeFile, {
    path: "donate link",
    found: "a page without a donate link that leads to the right place",
    expected: `a link to ${address}`,
    fix: buildAgain,
  });
  return [...wrong, missing];
}

/** Addresses in what machines read: structured data and the data of pages. */
function wrongAddresses(file: string, words: readonly Words[], site: Site) {
  const address = donateAddress(site);
  const right = [address, site.donateUrl];
  return words
    .filter(
      ({ text }) =>
        !/\s/.test(text) && takesGifts(text, address) && !right.includes(text),
    )
    .map(({ text, ...spot }) =>
      problemAt(file, spot, {
        path: "donate address",
        found: text,
        expected: `${address}, with the EIN of content/site.yml`,
        fix: "correct the link in content/ where one leads there, and build again; without one, tell a developer",
      }),
    );
}

/** Links and numbers by which a gift would go to somebody else, or nowhere. */
export function findWrongDonations(
  { pages, data }: BuiltSite,
  site: Site,
): Problem[] {
  const address = donateAddress(site);
  const structured = pages.map(({ file, elements }) => ({
    file,
    words: elements.flatMap(structuredWords),
  }));
  return [
    ...pages.flatMap((page) => wrongLinks(page, address)),
    ...[...structured, ...data].flatMap(({ file, words }) =>
      wrongAddresses(file, words, site),
    ),
    ...[...pages, ...data].flatMap(({ file, words }) =>
      otherNumbers(file, words, site.ein, anyEin),
    ),
    ...structured.flatMap(({ file, words }) =>
      otherNumbers(file, words, site.ein, bareEin),
    ),
  ];
}
