import { readFileSync } from "node:fs";
import path from "node:path";
import { builtFolder } from "./sample";

/** An address that no page has. */
export const unknownAddress = "/no-such-page";

function addressesIn(file: string) {
  const xml = readFileSync(path.join(builtFolder, file), "utf8");
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/**
 * The paths of all pages, as the built sitemap lists them.
 */
export const pagePaths = addressesIn("sitemap-index.xml").flatMap(addressesIn);

/** Every page and the one for unknown addresses. */
export const allPaths = [...pagePaths, unknownAddress];
