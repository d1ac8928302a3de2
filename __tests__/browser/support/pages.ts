import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { builtFolder } from "./sample";

/** A path without a page. */
export const unknownAddress = "/no-such-page";

function addressesIn(file: string) {
  const xml = readFileSync(path.join(builtFolder, file), "utf8");
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/** The paths of all pages, from the built sitemap. */
export const pagePaths = addressesIn("sitemap-index.xml").flatMap(addressesIn);

for (const address of pagePaths) {
  if (!existsSync(path.join(builtFolder, address, "index.html"))) {
    throw new Error(`The sitemap lists ${address}, which has no file`);
  }
}

/** All pages and the 404 page. */
export const allPaths = [...pagePaths, unknownAddress];

/** Those that differ: these three have nothing that the other pages don't. */
export const distinctPaths = allPaths.filter(
  (address) =>
    !["/accessibility", "/terms-of-use", "/volunteers"].includes(address),
);
