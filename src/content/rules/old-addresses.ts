import { documentAddresses } from "../site/documents";
import { calendarAddress, shareCardAddress } from "../schema/page-address";
import { reservedPageNames } from "../schema/files";
import { longestAddress } from "../schema/limits";
import { show } from "../words/show";
import type { Context, Rule } from "./rule";

const fix = "remove it; an address can lead to only one page or file";

/** Files that the build writes, besides pages. */
const builtFile =
  /^\/(?:static\/|page-data\/|sitemap-|[^/]+\.(?:js|json|txt|webmanifest|conf)$)/;

/** Some hosts and file systems ignore case, and some leave out .html. */
const normalized = (address: string) =>
  address.toLowerCase().replace(/(?:\/index)?\.html$|\/$/, "");

/** The addresses of the site's files, besides pages, in lowercase. */
const filesOf = ({ entries, staticFiles }: Context) =>
  new Set(
    [
      ...[...staticFiles, ...documentAddresses(entries)],
      ...[calendarAddress, shareCardAddress],
    ].map((each) => each.toLowerCase()),
  );

/** `/a` and `/a/b` for `/a/b/c`. */
const addressesAbove = (address: string) =>
  Array.from(address.matchAll(/\//g), ({ index }) =>
    address.slice(0, index),
  ).slice(1);

/**
 * Old addresses that something else uses. Redirects lead from addresses without
 * a page to addresses with one, so they can't form a loop. For hosts that can't
 * redirect, each becomes a file, which can't be below another.
 */
export const oldAddresses: Rule<"content"> = {
  expected:
    "an address that no other page, file or list uses, with or without capitals",
  *check(context) {
    const { pages } = context;
    const files = filesOf(context);
    const isFile = (address: string) =>
      files.has(address) || builtFile.test(address);
    const isTaken = (address: string, page: string) =>
      // Harmless: some hosts serve the same page there.
      address !== `${page}.html` &&
      (normalized(address) === "" ||
        pages.has(normalized(address)) ||
        reservedPageNames.some((name) => normalized(address) === `/${name}`) ||
        isFile(address));
    const seen = new Map<string, { file: string; address: string }>();
    for (const { file: where, address: page, front } of pages.values()) {
      const file = where.path;
      for (const node of front.root.child("oldAddresses")?.children ?? []) {
        const { text: address = "" } = node;
        // The schema reports it.
        if (address.length > longestAddress) continue;
        const above = addressesAbove(address).find(
          (each) => /\.html$/i.test(each) || isFile(each.toLowerCase()),
        );
        const other = seen.get(normalized(address));
        seen.set(normalized(address), { file, address });
        const isAgain =
          other && (other.file !== file || other.address === address);
        const reason = isTaken(address.toLowerCase(), page)
          ? "which the site already uses"
          : above !== undefined
            ? `which is below the file ${show(above)}`
            : isAgain &&
              `which ${other.file} already lists as ${other.address}`;
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
