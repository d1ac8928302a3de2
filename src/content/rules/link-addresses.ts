import { pathOf } from "../documents";
import { nameOf } from "../schema/file-names";
import {
  type Link,
  baseUrl,
  decoded,
  missingDocument,
  missingPage,
  missingSection,
  readLink,
} from "./shared/link-targets";
import type { WrittenLink } from "../read/links";
import { invisible } from "../words/characters";
import { suggest } from "../words/nearest";
import { show, showWhole } from "../words/show";
import { type Context, defineRule } from "./define-rule";

const copyAgain = "copy the address again, from the browser's address bar";

const wrongSlashes = /^(?:(https?:)(?!\/\/[^/])\/*|\/\/)(?=[^/])/i;

/** Fix for an address without a slash, a hash, or a scheme at its start. */
function withoutBeginning({ address, site }: Link) {
  if (/^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(address)) return undefined;
  if (address.includes("@")) return `write  mailto:${showWhole(address)}`;
  const name = nameOf(pathOf(address)).replace(/\.(?:mdx?|html?)$/, "");
  return suggest(
    name && `/${name}`,
    site.pages.keys(),
    `write  https://${showWhole(address)}  if it is another site, or /NAME for a page of this one`,
  );
}

/** Redirect services that wrap the URL people meant to copy. */
const wrapper =
  /(?:^|\.)google(?:\.[a-z]{2,3}){1,2}\/url$|\.safelinks\.protection\.outlook\.com\/|^lm?\.facebook\.com\//;

function wrapped({ url }: Link) {
  if (!url || !wrapper.test(url.hostname + url.pathname)) return undefined;
  const { searchParams } = url;
  const inner = ["q", "url", "u"].map((name) => searchParams.get(name));
  const address = inner.find((value) => value);
  return address ? `write  ${showWhole(address)}` : copyAgain;
}

/** An address in the words of a link: its host, without www., and its ending. */
const namedSite =
  /(?<![\w@.-])(?:https?:\/\/)?(?:www\.)?((?:[\w-]+\.)+([a-z]{2,}))(?![\w-])(?:[/?#][^\s)]*)?/gi;

const knownEnding = /^(?:com|edu|gov|net|org)$/i;

function otherName({ words, isBare, url, target }: Link) {
  if (isBare || target !== undefined || !url?.host) return undefined;
  const host = url.hostname.replace(/^www\./, "");
  const others = Array.from(words.matchAll(namedSite)).filter(
    ([typed, name = "", ending = ""]) =>
      // Not Node.js, or a sentence without a space after its period.
      (/^(?:https?:|www\.)/i.test(typed) ||
        knownEnding.test(ending) ||
        typed === words.trim()) &&
      name.toLowerCase() !== host,
  );
  const [[typed] = []] = others;
  return typed
    ? `the words name another site; write words of your own in the square brackets, or link to  https://${show(typed.replace(/^https?:\/\//i, ""))}`
    : undefined;
}

/** Fixes for everything that can be wrong with a link; the first match is used. */
const fixes: readonly ((link: Link) => string | undefined | false)[] = [
  ({ address }) =>
    address.trim() === "" &&
    "write it between the parentheses:  [words](/about)",
  ({ address }) =>
    (/[\s\\]/.test(address) || invisible.test(address)) &&
    `${copyAgain}; it has a space, a backslash or an invisible character in it`,
  ({ address }) =>
    wrongSlashes.test(address) &&
    `write  ${showWhole(address.replace(wrongSlashes, (_, scheme = "https:") => `${scheme}//`))}`,
  missingDocument,
  withoutBeginning,
  ({ url }) => !url && copyAgain,
  ({ url }) =>
    !/^(?:https?|mailto|tel):$/.test(url?.protocol ?? "") &&
    "remove the link, or link to an https:// address",
  missingPage,
  missingSection,
  ({ url, target, isBare }) =>
    url &&
    url.origin !== baseUrl &&
    target !== undefined &&
    !isBare &&
    `write  ${showWhole(url.pathname + url.search + url.hash)}  so that the link works wherever the site is hosted`,
  ({ url }) =>
    !/^(?:https?:\/\/.*\.|tel:.|mailto:[^@]+@.+\..)/.test(
      decoded(url?.href ?? ""),
    ) &&
    "write the whole address, such as https://example.org or mailto:hello@example.org",
  wrapped,
  ({ url, target }) =>
    target === undefined &&
    (url?.username || /(?:^|\.)xn--/.test(url?.hostname ?? "")) &&
    `${copyAgain}; it may lead to another site than it seems to`,
  otherName,
];

/**
 * What to do about a link that leads nowhere, or not where it claims to;
 * undefined if it is all right.
 *
 * @param path of the page that contains the link
 */
export function linkFix(
  written: WrittenLink,
  path: string,
  site: Context,
): string | undefined {
  const link = readLink(written, path, site);
  return fixes.map((fixFor) => fixFor(link)).find(Boolean) || undefined;
}

/** Links that lead nowhere, or not where they claim to. */
export const linkAddresses = defineRule({
  id: "link-addresses",
  on: "content",
  expected:
    "an address that leads where it says: /about, #contact or https://…",
  *check({ pages }, site) {
    for (const { path, file, links, placeOf } of pages.values()) {
      for (const written of links) {
        const fix = linkFix(written, path, site);
        if (fix === undefined) continue;
        yield {
          file: file.path,
          at: written.at,
          path: placeOf(written.at),
          found: show(written.address) || "a link without an address",
          fix,
        };
      }
    }
  },
  examples: [
    {
      bad: "See [us](/privacy-polcy).",
      good: "See [us](/privacy-policy).",
      message: "/privacy-polcy → did you mean /privacy-policy?",
    },
    {
      bad: "See [us](/privacy-policy#what-we-kept).",
      good: "See [us](/privacy-policy#what-we-keep).",
      message:
        "/privacy-policy#what-we-kept → did you mean /privacy-policy#what-we-keep?",
    },
    {
      bad: "See [them](www.example.org).",
      good: "See [them](https://www.example.org).",
      message:
        "www.example.org → write  https://www.example.org  if it is another site, or /NAME for a page of this one",
    },
    {
      bad: "See [them](javascript:alert(1)).",
      good: "See [them](https://example.org).",
      message:
        "javascript:alert(1) → remove the link, or link to an https:// address",
    },
    {
      bad: "See [them](https://www.google.com/url?q=https://www.iowadnr.gov/parks&sa=D).",
      good: "See [them](https://www.iowadnr.gov/parks).",
      message:
        "https://www.google.com/url?q=https://www.iowadnr.gov/parks&s… → write  https://www.iowadnr.gov/parks",
    },
    {
      bad: "Give [here](https://www.charitynavigat\u043Er.org/).",
      good: "Give [here](https://www.charitynavigator.org/).",
      message:
        "https://www.charitynavigat\u043Er.org/ → copy the address again, from the browser's address bar; it may lead to another site than it seems to",
    },
    {
      bad: "See [www.iowadnr.gov](https://evil.test/).",
      good: "See [www.iowadnr.gov](https://www.iowadnr.gov/).",
      message:
        "https://evil.test/ → the words name another site; write words of your own in the square brackets, or link to  https://www.iowadnr.gov",
    },
    {
      bad: "[See www.iowadnr.gov now](https://evil.test/).",
      good: "[See www.iowadnr.gov now](https://www.iowadnr.gov/).",
      message:
        "https://evil.test/ → the words name another site; write words of your own in the square brackets, or link to  https://www.iowadnr.gov",
    },
    {
      bad: "See [the map of iowadnr.gov][a].\n\n[a]: https://evil.test/",
      good: "See [the map of iowadnr.gov][a].\n\n[a]: https://iowadnr.gov",
      message:
        "https://evil.test/ → the words name another site; write words of your own in the square brackets, or link to  https://iowadnr.gov",
    },
  ],
});
