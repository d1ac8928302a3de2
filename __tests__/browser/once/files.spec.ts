import { readdirSync } from "node:fs";
import postcss from "postcss";
import sharp from "sharp";
import { pageAddress } from "../../../src/content/schema/page-address";
import { yamlPageFiles } from "../../../src/content/schema/files";
import { events, site } from "../support/content";
import {
  addressesIn,
  builtFiles,
  builtText,
  htmlOf,
  pagePaths,
} from "../support/pages";
import { builtFolder, sampleFolder } from "../support/sample";
import { expect, test } from "../support/test";

test("search engines may read every page, and find all in the sitemap", () => {
  const robots = builtText("robots.txt");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap-index.xml\n`);
  expect(robots).not.toContain("Disallow");
  expect(addressesIn("sitemap-index.xml")).toEqual([
    `${site.url}/sitemap-0.xml`,
  ]);
  // How often a page changes is not known.
  expect(builtText("sitemap-0.xml")).not.toContain("changefreq");
  const pages = readdirSync(`${sampleFolder}/pages`).map(pageAddress);
  expect(addressesIn("sitemap-0.xml").sort()).toEqual(
    ["/", ...Object.keys(yamlPageFiles), ...pages]
      .map((path) => site.url + path)
      .sort(),
  );
});

test("events to come are in a calendar file", async ({ request }) => {
  const answer = await request.get("/events.ics");
  expect(answer.headers()["content-type"]).toBe("text/calendar");
  const summaries = (await answer.text()).match(/^SUMMARY:/gm);
  expect(summaries).toHaveLength(events.length);
});

test("each page sets every CSS variable that it uses", () => {
  for (const path of pagePaths) {
    const html = htmlOf(path);
    const used = html.match(/(?<=var\()--[\w-]+(?=\))/g) ?? [];
    expect(used).not.toEqual([]);
    expect(used.filter((name) => !html.includes(`${name}:`))).toEqual([]);
  }
});

test("no page has a query for the scheme within another", () => {
  for (const path of pagePaths) {
    const [, css = ""] = /<style>([^]*?)<\/style>/.exec(htmlOf(path)) ?? [];
    const parents: (string | undefined)[] = [];
    postcss.parse(css).walkAtRules("media", ({ params, parent }) => {
      if (params.includes("prefers-color-scheme")) parents.push(parent?.type);
    });
    // The switch between day and dusk only turns the outermost.
    expect(new Set(parents), path).toEqual(new Set(["root"]));
  }
});

test("published pictures say nothing about who took them, when or where", async () => {
  const metadataIn = async (file: string) => {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    return [exif && "EXIF", xmp && "XMP", iptc && "IPTC"].filter(Boolean);
  };
  const table = await metadataIn(`${sampleFolder}/images/table.jpg`);
  expect(table).toEqual(["EXIF", "XMP", "IPTC"]);
  const pictures = builtFiles.filter((file) =>
    /\.(jpg|png|webp|avif)$/.test(file),
  );
  expect(pictures.join()).toContain("table.webp");
  for (const file of pictures) {
    expect(await metadataIn(`${builtFolder}/${file}`), file).toEqual([]);
  }
});

test("nothing that visitors get mentions the nonprofit that this code was first written for", () => {
  // The editor's scripts name it: the check looks for its words in any content.
  const isShown =
    /^_\w+$|^toasts-\w+\.js$|\.(?:conf|html|ics|svg|txt|webmanifest|xml)$/;
  const found = builtFiles.filter((file) => {
    const text = isShown.test(file) ? builtText(file) : "";
    return /bluestem|iowa|prairie|chicago/i.test(`${file} ${text}`);
  });
  expect(found).toEqual([]);
});

test("third-party work is listed with its license", () => {
  expect(builtText("licenses.txt")).toContain("MIT License");
});
