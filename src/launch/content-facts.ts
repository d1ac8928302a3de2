import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { pagePath } from "../content/page-path";
import { pageSchema } from "../content/schema/page";
import { type Site, siteSchema } from "../content/schema/site";

/** What the built site must agree with. */
export interface ContentFacts {
  readonly site: Site;
  /** The day each page last changed, by its address; only those that say. */
  readonly days: ReadonlyMap<string, string>;
}

/**
 * Reads the facts of a content folder that a site was built from.
 *
 * @throws {Error} when the content is not in order
 */
export async function readContentFacts(folder: string): Promise<ContentFacts> {
  const read = (file: string) => readFile(path.join(folder, file), "utf8");
  const days = new Map<string, string>();
  for (const file of await readdir(path.join(folder, "pages"))) {
    const [, front = ""] = (await read(`pages/${file}`)).split(/^---$/m);
    const { lastUpdated } = pageSchema.parse(parse(front));
    if (lastUpdated !== undefined) days.set(pagePath(file), lastUpdated);
  }
  return { site: siteSchema.parse(parse(await read("site.yml"))), days };
}
