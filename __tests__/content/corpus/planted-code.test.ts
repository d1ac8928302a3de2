/** @jest-environment node */
import { testCorpus } from "../support/corpus";

// Program code in content, in the ways that browsers would run it; more of them
// are in links.test.ts and tags.test.ts. Were one to slip through, the policy of
// the built pages stops it: __tests__/browser/once/planted-code.spec.ts.

const sentence = {
  file: "pages/about.mdx",
  from: "We restore prairie.",
  path: "about › Mission",
};
const parts =
  "words, Markdown, or a part of the site: <Notice>, <ContactDetails />, <DonateButton /> or <ImpactFigures />";

testCorpus([
  {
    ...sentence,
    name: "a picture that runs code when it fails",
    to: 'We restore <img src="x" onerror="alert(1)" /> prairie.',
    at: "10:12",
    found: "<img>",
    expected: parts,
    fix: "remove it; pictures belong to the program cards and the home page",
  },
  {
    ...sentence,
    name: "a link, as a tag, that runs code",
    to: '<a href="javascript:alert(1)">We restore prairie.</a>',
    at: "10:1",
    found: "<a>",
    expected: parts,
    fix: "write a link as [words](address)",
  },
  {
    ...sentence,
    name: "a link that runs code, its address apart from it",
    to: "We restore [prairie][p].\n\n[p]: javascript:alert(1)",
    at: "12:1",
    found: "javascript:alert(1)",
    expected: "an address that begins with https://, mailto:, tel: or /",
    fix: "remove the link, or link to an https:// address",
  },
  {
    ...sentence,
    name: "a drawing that runs code when it loads",
    to: "<svg onload=alert(1)> We restore prairie.",
    at: "10:1",
    found: "<svg onload=alert(1)>",
    expected: "the sign < only where a tag begins",
    fix: "write &lt; for the sign <",
  },
  {
    name: "a donate link that runs code",
    file: "site.yml",
    from: "https://rating.test/ein/{ein}",
    to: "javascript:alert({ein})",
    at: "12:12",
    path: "site › donateUrl",
    found: "javascript:alert({ein})",
    expected:
      "the charity-rating site's https address with {ein} where the nine digits belong",
    fix: "begin the address with https://",
  },
]);
