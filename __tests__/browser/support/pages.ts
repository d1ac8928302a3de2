import { readFileSync } from "node:fs";
import path from "node:path";

/** An address that no page has. */
export const unknownAddress = "/no-such-page";

function addressesIn(file: string) {
  const xml = readFileSync(path.join("public", file), "utf8");
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/**
 * The paths of all pages, as the built sitemap lists them: a page that staff
 * add is tested without anybody naming it here.
 */
export const pagePaths = addressesIn("sitemap-index.xml").flatMap(addressesIn);

/** Every page and the one for unknown addresses. */
export const allPaths = [...pagePaths, unknownAddress];
