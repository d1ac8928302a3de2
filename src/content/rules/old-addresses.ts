import { documentAddresses } from "../documents";
import { calendarPath, reservedPageNames } from "../page-path";
import { show } from "../words";
import { type Context, type ReadFiles, defineRule } from "./define-rule";

/** Files that the build writes, besides pages. */
const builtFile =
  /^\/(?:static\/|page-data\/|sitemap-|[^/]+\.(?:js|json|txt|webmanifest|conf)$)/;

/**
 * Whether a page or file has the address. Some hosts also serve a page at its
 * address with .html, which does no harm as an old address of the same page.
 *
 * @param path of the page that lists the address
 */
function isTaken(
  address: string,
  path: string,
  { entries, pages, staticFiles }: Context & ReadFiles,
) {
  if (address === `${path}.html`) return false;
  const plain = address.replace(/(?:\/index)?\.html$/, "");
  return (
    plain === "" ||
    pages.has(plain) ||
    reservedPageNames.some((name) => plain === `/${name}`) ||
    staticFiles.has(address) ||
    documentAddresses(entries).includes(address) ||
    address === calendarPath ||
    builtFile.test(address)
  );
}

/**
 * Old addresses that something else uses. Redirects lead from addresses without
 * a page to addresses with one, so they can't form a loop.
 */
export const oldAddresses = defineRule({
  id: "old-addresses",
  on: "site",
  expected: "an address that no page, file or other list uses",
  *check({ pages }, site) {
    const seen = new Map<string, string>();
    for (const { file, path, front, frontStart } of pages.values()) {
      for (const { value, at, path: field } of front.fields) {
        if (field[0] !== "oldAddresses" || field.length === 1) continue;
        const address = String(value);
        const other = seen.get(address);
        seen.set(address, file);
        const place = { file, at: frontStart + at, path: front.words(field) };
        if (isTaken(address, path, site)) {
          const found = `${show(address)}, which the site uses now`;
          const fix =
            "remove it; otherwise nobody could reach the page or file there";
          yield { ...place, found, fix };
        } else if (other !== undefined) {
          const found = `${show(address)}, which ${other} already lists`;
          yield { ...place, found, fix: "list it only once" };
        }
      }
    }
  },
  examples: [
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Terms of Use\noldAddresses: [/about, /Terms.html]",
      good: "title: Terms of Use\noldAddresses: [/Terms.html]",
      message:
        "/about, which the site uses now → remove it; otherwise nobody could reach the page or file there",
    },
  ],
});
