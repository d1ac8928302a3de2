import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../../src/content/check-content";
import { recordBuild } from "../../src/launch/build-record";
import { checkBuiltSite } from "../../src/launch/check-built-site";
import {
  type Files,
  inWords,
  now,
  writeContent,
} from "../content/support/content-folder";

const donate = "https://www.charitynavigator.org/ein/123456789";

const head = `
<meta property="og:image" content="https://prairie.test/share-card.jpg"/>
<link rel="icon" href="/favicon.svg"/>
<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>
<link rel="manifest" href="/manifest.webmanifest"/>
<style>p::after { content: "TODO" }</style>`;

const footer = `<a href="${donate}">Donate</a> EIN 12-3456789, phone 515-555-0100`;

function page(main: string) {
  return `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${main}${footer}
<script>/* TODO */</script></body></html>`;
}

const dated = `Last updated <time datetime="2025-06-30">June 30, 2025</time>`;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "green" } });

const shape =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';

const manifest = JSON.stringify({
  name: "Prairie",
  start_url: "/",
  icons: [{ src: "/icon-192.png", sizes: "192x192" }],
});

const data = JSON.stringify({
  site: {
    ein: "12-3456789",
    donateUrl: "https://www.charitynavigator.org/ein/{ein}",
  },
});

/** A built site that is ready, as the valid content makes it. */
const validSite = async (): Promise<Files> => ({
  "index.html": page(
    `<script type="application/ld+json">{"taxID":"12-3456789","sameAs":"${donate}"}</script>`,
  ),
  "404.html": page(""),
  "about/index.html": page(""),
  "privacy-policy/index.html": page(dated),
  "terms-of-use/index.html": page(dated),
  "page-data/index/page-data.json": data,
  "manifest.webmanifest": manifest,
  "sitemap-0.xml": "<loc>https://prairie.test/</loc>",
  "robots.txt": "User-agent: *",
  _headers: "/*\n  X-Content-Type-Options: nosniff",
  "licenses.txt": "TODO",
  "app-1.js.LICENSE.txt": "TODO",
  "app-1.js": "// TODO",
  "styles.css": "p { color: green }",
  "headers.nginx.conf": "#",
  "_gatsby/slices/piece.html": "TODO",
  "favicon.svg": shape,
  "share-card.jpg": await picture(1200, 630).jpeg().toBuffer(),
  "apple-touch-icon.png": await picture(180, 180).png().toBuffer(),
  "icon-192.png": await picture(192, 192).png().toBuffer(),
});

/** A file of the site that is ready with one part of it replaced. */
export async function changed(file: string, from: string, to: string) {
  const text = String((await validSite())[file]);
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { [file]: text.replace(from, () => to) };
}

/** Every text of the site that is ready with all of a part replaced. */
export async function changedEverywhere(from: string, to: string) {
  const files = Object.entries(await validSite()).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(
    files.map(([file, text]) => [file, text.replaceAll(from, to)]),
  );
}

/** Writes content with a site built from it, and gives the content's folder. */
export async function writeBuilt(site: Files = {}, content: Files = {}) {
  const folder = await writeContent(content);
  const root = path.join(folder, "..", "public");
  for (const [name, text] of Object.entries({
    ...(await validSite()),
    ...site,
  })) {
    if (text === null) continue;
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await recordBuild(folder);
  return folder;
}

/** What must change in a folder, its files without it. */
export async function notReadyIn(folder: string) {
  const result = await checkContent(folder, { now, environment: {} });
  const problems = await checkBuiltSite(folder, result);
  const start = path.join(folder, "..").length + 1;
  return problems
    .map((problem) => ({ ...problem, file: problem.file.slice(start) }))
    .map(inWords);
}

/** What must change in a site with some files changed; null takes one away. */
export async function notReady(site: Files = {}, content: Files = {}) {
  return notReadyIn(await writeBuilt(site, content));
}
