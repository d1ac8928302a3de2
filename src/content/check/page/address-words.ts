import { nearest } from "../did-you-mean";
import { codePointName, invisible, show } from "../words";
import type { Words } from "../words";

/** What a link can lead to. */
export interface LinkTargets {
  /** The ids of the headings of every page, by the page's address. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a file is served at an address such as `/report.pdf`. */
  isFile: (path: string) => boolean;
  /** The site's own origin, when site.yml tells it. */
  origin: string | undefined;
}

const schemes = ["https:", "http:", "mailto:", "tel:"];

const signNames: Readonly<Record<string, string>> = {
  " ": "a space",
  "\\": "a backslash",
};

const base = "https://site.invalid";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function sectionWords(
  address: string,
  id: string,
  ids: ReadonlySet<string>,
): Words | undefined {
  if (ids.has(id)) return undefined;
  const match = nearest(id, ids);
  return {
    found: show(address),
    expected: "a section of that page",
    fix:
      match === undefined
        ? ids.size > 0
          ? `use one of ${[...ids].map((known) => `#${known}`).join(", ")}`
          : "leave out # and what follows; the page has no headings"
        : `did you mean ${show(address.slice(0, address.indexOf("#")))}#${match}?`,
  };
}

function internalWords(
  address: string,
  { pages, isFile }: LinkTargets,
): Words | undefined {
  const { pathname, hash } = new URL(address, base);
  const ids = pages.get(pathname);
  if (ids) {
    return hash
      ? sectionWords(address, decoded(hash.slice(1)), ids)
      : undefined;
  }
  if (isFile(decoded(pathname))) return undefined;
  const plain = pathname.replace(/\/+$/, "").replace(/\.(?:mdx?|html?)$/, "");
  const match = pages.has(plain) ? plain : nearest(plain, pages.keys());
  return {
    found: show(address),
    expected: "a page or a file of this site",
    fix:
      match === undefined
        ? `use one of ${[...pages.keys()].slice(0, 10).join(", ")}, or add the page`
        : `did you mean ${match}${show(hash)}?`,
  };
}

function externalWords(
  address: string,
  { pages, isFile, origin }: LinkTargets,
): Words | undefined {
  const expected = "an address that begins with https://, mailto:, tel: or /";
  const found = show(address);
  if (!URL.canParse(address)) {
    return { found, expected, fix: "check the address in a browser" };
  }
  const url = new URL(address);
  if (!schemes.includes(url.protocol)) {
    const fix = "remove the link, or link to an https:// address";
    return { found, expected, fix };
  }
  if (url.origin === origin) {
    const own = address.slice(url.origin.length) || "/";
    const fix = `write  ${show(own)}  so that the link works wherever the site stands`;
    return (
      internalWords(own, { pages, isFile, origin }) ?? {
        found,
        expected: "a link within the site without the site's name",
        fix,
      }
    );
  }
  const isWeb = url.protocol.startsWith("http");
  if (isWeb ? !url.hostname.includes(".") : url.pathname === "") {
    return { found, expected, fix: "write the whole address" };
  }
  if (url.protocol === "mailto:" && !/.@.+\../.test(decoded(url.pathname))) {
    return { found, expected, fix: "write it like mailto:hello@example.org" };
  }
  return undefined;
}

function relativeWords(address: string, { pages }: LinkTargets): Words {
  const [path = ""] = address.split(/[#?]/, 1);
  const name =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.(?:mdx?|html?)$/, "") ?? "";
  const match = nearest(`/${name}`, pages.keys());
  const fix = address.includes("@")
    ? `write  mailto:${show(address)}`
    : match !== undefined
      ? `did you mean ${match}?`
      : `write  https://${show(address)}  if it is another site, or /NAME for a page of this one`;
  return {
    found: show(address),
    expected: "an address that begins with /, # or https://",
    fix,
  };
}

/** What is wrong with the address of a link on a page; undefined when nothing is. */
export function addressWords(
  address: string,
  page: string,
  targets: LinkTargets,
): Words | undefined {
  if (address.trim() === "") {
    return {
      found: "a link without an address",
      expected: "an address that begins with /, # or https://",
      fix: "write it between the round brackets:  [words](/about)",
    };
  }
  const [bad] = /[\s\\]/.exec(address) ?? invisible.exec(address) ?? [];
  if (bad !== undefined) {
    const name = signNames[bad] ?? codePointName(bad);
    return {
      found: `${show(address)}, which has ${name} in it`,
      expected:
        "an address without spaces, backslashes and invisible characters",
      fix: "copy the address again, from the browser's address bar",
    };
  }
  if (address.startsWith("#")) {
    const ids = targets.pages.get(page) ?? new Set();
    return sectionWords(address, decoded(address.slice(1)), ids);
  }
  if (address.startsWith("//")) {
    return {
      found: show(address),
      expected: "an address that begins with /, # or https://",
      fix: `write  https:${show(address)}`,
    };
  }
  if (address.startsWith("/")) return internalWords(address, targets);
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
    return externalWords(address, targets);
  }
  return relativeWords(address, targets);
}
