import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { metaSecurityPolicy } from "../../plugins/gatsby-plugin-site-headers/content-security-policy";
import { withMetaPolicy } from "../../plugins/gatsby-plugin-site-headers/meta-policy";
import { redirectsIn } from "../../plugins/gatsby-plugin-site-headers/redirects";
import { movedWords } from "../../src/content/words/phrases";

const manifestShape = z.object({ start_url: z.string() });

const redirectPage = (toPath: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${toPath}">
<link rel="canonical" href="${toPath}">
<title>${movedWords.title}</title>
<p>${movedWords.title}. <a href="${toPath}">${movedWords.link}</a></p>
</html>
`;

/**
 * Replaces a `_redirects` file with a page at each old address, for a host that
 * can't redirect.
 */
export async function redirectPages(folder: string) {
  const read = (name: string) => readFile(path.join(folder, name), "utf8");
  const redirects = redirectsIn(await read("_redirects").catch(() => ""));
  if (redirects.length === 0) return;
  await rm(path.join(folder, "_redirects"));
  // Addresses begin with the folder that the site is served from.
  const manifest: unknown = JSON.parse(await read("manifest.webmanifest"));
  const { start_url: root } = manifestShape.parse(manifest);
  const policy = metaSecurityPolicy({ scripts: [] });
  for (const { fromPath, toPath } of redirects) {
    // The host serves the same page with and without a slash.
    if (fromPath.endsWith("/")) continue;
    const name = fromPath.slice(root.length);
    const page = /\.html$/i.test(name) ? name : `${name}/index.html`;
    const file = path.join(folder, page);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, withMetaPolicy(redirectPage(toPath), policy));
  }
}
