import { documentAddresses } from "../site/documents";
import { calendarAddress, shareCardAddress } from "../schema/page-address";
import { reservedPageNames } from "../schema/files";
import { show } from "../words/show";
import type { Rule } from "./rule";

const fix = "remove it; an address can lead to only one page or file";

/**
 * What the build writes, besides pages; also what would be in a folder with the name
 * of a file, such as `/robots.txt/a`, or of a page at an old address, `/a.html/b`.
 */
const builtFile =
  /^\/(?:(?:edit|static|page-data)\/|sitemap-|[^/]+\.(?:js|json|txt|webmanifest|conf)(?:\/|$)|.*\.html\/.)/;

/** Some hosts and file systems ignore case, and some leave out .html. */
const normalized = (address: string) =>
  address.toLowerCase().replace(/(?:\/index)?\.html$|\/$/, "");

/**
 * Old addresses that something else uses. Redirects lead from addresses without
 * a page to addresses with one, so they can't form a loop.
 */
export const oldAddresses: Rule<"content"> = {
  expected:
    "an address that no other page, file or list uses, with or without capitals",
  *check({ pages, entries, staticFiles }) {
    const reserved = reservedPageNames.map((name) => `/${name}`);
    const taken = ["", ...reserved, ...pages.keys()];
    const files = [
      ...[...staticFiles, ...documentAddresses(entries)],
      ...[calendarAddress, shareCardAddress],
    ].map((each) => each.toLowerCase());
    const isTaken = (address: string, page: string) =>
      // Harmless: some hosts serve the same page there.
      address !== `${page}.html` &&
      (taken.includes(normalized(address)) ||
        files.some((file) => `${address}/`.startsWith(`${file}/`)) ||
        builtFile.test(address));
    const seen = new Map<string, { file: string; address: string }>();
    for (const { file: where, address: page, front } of pages.values()) {
      const file = where.path;
      for (const node of front.root.field("oldAddresses")?.children ?? []) {
        const { text: address = "" } = node;
        const other = seen.get(normalized(address));
        seen.set(normalized(address), { file, address });
        const isAgain =
          other && (other.file !== file || other.address === address);
        const reason = isTaken(address.toLowerCase(), page)
          ? "which the site already uses"
          : isAgain && `which ${other.file} already lists as ${other.address}`;
        if (!reason) continue;
        yield { node, found: `${show(address)}, ${reason}`, fix };
      }
    }
  },
  examples: [
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Terms of Use\noldAddresses: [/about, /Terms.html]",
      good: "title: Terms of Use\noldAddresses: [/Terms.html]",
      message: `/about, which the site already uses → ${fix}`,
    },
  ],
};
