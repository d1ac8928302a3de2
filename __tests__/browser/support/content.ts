import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { bodyTree } from "../../../src/content/read/body-tree";
import { parseText } from "../../../src/content/read/tags";
import { type BodyNode, textOf } from "../../../src/content/body/tree";
import { comingEvents } from "../../../src/content/events";
import { pageFile } from "../../../src/content/page-path";
import { eventsSchema } from "../../../src/content/schema/events";
import { homeSchema } from "../../../src/content/schema/home";
import { impactSchema } from "../../../src/content/schema/impact";
import { pageSchema } from "../../../src/content/schema/page";
import { programsSchema } from "../../../src/content/schema/programs";
import { siteSchema } from "../../../src/content/schema/site";
import { sampleFolder } from "./sample";

function read(file: string) {
  return readFileSync(path.join(sampleFolder, file), "utf8");
}

function load<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(parse(read(file)));
}

/** The content of the sample site. */
export const site = load("site.yml", siteSchema);
export const home = load("home.yml", homeSchema);
export const programs = load("programs.yml", programsSchema);
export const impact = load("impact.yml", impactSchema);
export const events = comingEvents(
  load("events.yml", eventsSchema),
  site.timeZone ?? "",
  new Date(),
);

/** What is between the lines `---` of the page at a path, and around them. */
function partsOf(address: string) {
  const file = pageFile(address);
  if (!existsSync(path.join(sampleFolder, file))) {
    throw new Error(
      `The sitemap or a test lists ${address}, which has no file`,
    );
  }
  return read(file).split(/^---$/m);
}

/** The front matter of the page at a path such as `/about`. */
export function frontMatterOf(address: string) {
  const [, yaml = ""] = partsOf(address);
  return pageSchema.parse(parse(yaml));
}

/** The body of that page, as a tree. */
function bodyOf(address: string) {
  const [, , ...body] = partsOf(address);
  return bodyTree(parseText(body.join("---")));
}

interface Heading {
  readonly level: number;
  readonly text: string;
}

function headingsIn(node: BodyNode): Heading[] {
  if (typeof node === "string") return [];
  const [, level] = /^h([2-4])$/.exec(node.tag) ?? [];
  return level === undefined
    ? (node.children ?? []).flatMap(headingsIn)
    : [{ level: Number(level), text: textOf(node).trim() }];
}

/** The headings of that page, in order. */
export function headingsOf(address: string) {
  return bodyOf(address).flatMap(headingsIn);
}

/** The charity-rating URL, built independently of the site's code. */
export const donateAddress = site.donateUrl
  .split("{ein}")
  .join(site.ein.split("-").join(""));
