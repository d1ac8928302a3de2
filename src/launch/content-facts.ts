import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { isPage } from "../content/check/check-files";
import { type Entry, readContentFolder } from "../content/check/content-folder";
import { splitPage } from "../content/check/page/front-matter";
import { readTextFile } from "../content/check/text-file";
import { pagePath } from "../content/page-path";
import { pageSchema } from "../content/schema/page";
import { type Site, siteSchema } from "../content/schema/site";

/** What the built site must agree with. */
export interface ContentFacts {
  readonly site: Site;
  /** The day each page last changed, by its address; only those that say. */
  readonly days: ReadonlyMap<string, string>;
}

async function lastUpdated({ location, size, path: file }: Entry) {
  const { text } = await readTextFile(location, size, file);
  const parts = splitPage(text, file);
  if (!("yaml" in parts)) throw new Error(`${file} has no front matter`);
  return pageSchema.parse(parse(parts.yaml)).lastUpdated;
}

/**
 * Reads the facts of a content folder that a site was built from.
 *
 * @throws {Error} when the content is not in order
 */
export async function readContentFacts(folder: string): Promise<ContentFacts> {
  const days = new Map<string, string>();
  for (const entry of (await readContentFolder(folder)).filter(isPage)) {
    const day = await lastUpdated(entry);
    if (day !== undefined) days.set(pagePath(entry.name), day);
  }
  const site = await readFile(path.join(folder, "site.yml"), "utf8");
  return { site: siteSchema.parse(parse(site)), days };
}
