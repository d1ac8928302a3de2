import { donateAddress } from "../content/donate-address";
import type { Site } from "../content/schema/site";
import type { Problem } from "../content/problem";
import type { BuiltPage, Words } from "./built-page";
import type { BuiltSite } from "./built-site";
import { buildAgain, problemAt, wholeFile } from "./launch-problem";

const hostOf = (address: string) =>
  URL.canParse(address)
    ? new URL(address).hostname.replace(/^www\./, "")
    : undefined;

/** An EIN as people write it; a phone number has a hyphen elsewhere. */
const anyEin = /(?<![\d-])\d{2}-\d{7}(?![\d-])/g;

function otherNumbers(file: string, words: readonly Words[], ein: string) {
  return words.flatMap(({ text, ...spot }) =>
    (text.match(anyEin) ?? [])
      .filter((number) => number !== ein)
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

function wrongLinks({ file, elements }: BuiltPage, address: string): Problem[] {
  const links = elements.filter(
    ({ name, attributes }) =>
      name === "a" && hostOf(attributes.get("href") ?? "") === hostOf(address),
  );
  const wrong = links
    .filter(({ attributes }) => attributes.get("href") !== address)
    .map((link) =>
      problemAt(file, link, {
        path: `link “${link.text.trim()}”`,
        found: link.attributes.get("href") ?? "",
        expected: `${address}, the donate link with the EIN of content/site.yml`,
        fix: "in a page, write  <DonateButton />  in place of the link, and build again; elsewhere, tell a developer",
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

/** Links and numbers by which a gift would go to somebody else, or nowhere. */
export function findWrongDonations(
  { pages, data }: BuiltSite,
  site: Site,
): Problem[] {
  const address = donateAddress(site);
  return [
    ...pages.flatMap((page) => wrongLinks(page, address)),
    ...[...pages, ...data].flatMap(({ file, words }) =>
      otherNumbers(file, words, site.ein),
    ),
  ];
}
