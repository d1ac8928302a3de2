import type { Rule } from "./rule";
import { linkFinding } from "./shared/link-mistakes";

const restOfAddress =
  "the rest of the address, right after https:// and inside the parentheses";

/** Links that lead nowhere, or not where they claim to. */
export const deadLinks: Rule<"page"> = {
  expected:
    "an address that leads where it says: /about, #contact or https://…",
  *check(page, context) {
    for (const link of page.links) {
      const finding = linkFinding(link, page.address, context);
      if (!finding) continue;
      const expected = finding.isMissing && { expected: restOfAddress };
      yield { at: link.at, ...finding, ...expected };
    }
  },
  examples: [
    {
      bad: "See [us](https://).",
      good: "See [us](https://example.org).",
      message:
        "nothing after https:// → write the whole address, such as https://example.org, /about or mailto:hello@example.org",
    },
    {
      bad: "See [us](/privacy-polcy).",
      good: "See [us](/privacy-policy).",
      message: "a link to /privacy-polcy → did you mean /privacy-policy?",
    },
    {
      bad: "See [us](/privacy-policy#what-we-kept).",
      good: "See [us](/privacy-policy#what-we-keep).",
      message:
        "a link to /privacy-policy#what-we-kept → did you mean /privacy-policy#what-we-keep?",
    },
    {
      bad: "See [them](www.example.org).",
      good: "See [them](https://www.example.org).",
      message: "a link to www.example.org → write  https://www.example.org",
    },
    {
      bad: "See [them](javascript:alert(1)).",
      good: "See [them](https://example.org).",
      message:
        "a link to javascript:alert(1) → remove the link, or link to an https:// address",
    },
    {
      bad: "Give [here](https://www.charitynavigat\u043Er.org/).",
      good: "Give [here](https://www.charitynavigator.org/).",
      message:
        "a link to https://www.charitynavigat\u043Er.org/ → copy the address again, from the browser's address bar; it has a space or a character that doesn't belong in an address",
    },
    {
      bad: "See [the map of nps.gov][a].\n\n[a]: https://evil.test/",
      good: "See [the map of nps.gov][a] and [youtube.com/watch](https://youtu.be/abc).\n\n[a]: https://nps.gov",
      message:
        "a link to https://evil.test/ → the words name a different site; change the words in the square brackets, or link to  https://nps.gov",
    },
    {
      bad: "Write to [jane@garden.org](mailto:joan@garden.org).",
      good: "Write to [jane@garden.org](mailto:jane@garden.org) or call [(515) 555-0134](tel:515-555-0134).",
      message:
        "a link to mailto:joan@garden.org → the words show a different address or number than the link, or not every address; make them the same",
    },
    {
      bad: "See [us](/contact).",
      good: "See [us](/#contact).",
      message: "a link to /contact → did you mean /#contact?",
    },
  ],
};
