import { readFileSync, readdirSync, statSync } from "node:fs";
import { builtFolder } from "./sample";

/** A path without a page. */
export const unknownAddress = "/no-such-page";

/** All files of the built site, with `/` on every system. */
export const builtFiles = readdirSync(builtFolder, {
  recursive: true,
  encoding: "utf8",
})
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => statSync(`${builtFolder}/${file}`).isFile());

/** The text of a file of the built site. */
export const builtText = (file: string) =>
  readFileSync(`${builtFolder}/${file}`, "utf8");

/** The HTML of a page, as built. */
export const htmlOf = (path: string) =>
  builtText(path === unknownAddress ? "404.html" : `${path}/index.html`);

/** The addresses in a sitemap of the built site. */
export const addressesIn = (file: string) =>
  Array.from(
    builtText(file).matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = ""]) => address,
  );

/** The paths of all pages, from the built sitemap. */
export const pagePaths = addressesIn("sitemap-0.xml").map(
  (address) => new URL(address).pathname,
);

/** All pages and the 404 page. */
export const allPaths = [...pagePaths, unknownAddress];

/** All but three, which have nothing that the other pages don't. */
export const distinctPaths = allPaths.filter(
  (address) =>
    !["/accessibility", "/terms-of-use", "/volunteers"].includes(address),
);
