import type { Content } from "../content/content";
import type { Site } from "../content/schema/site";

/** What the built site must agree with. */
export interface ContentFacts {
  readonly site: Site;
  /** The day each page last changed, by its address; only those that say. */
  readonly days: ReadonlyMap<string, string>;
}

export function contentFacts({ site, pages }: Content): ContentFacts {
  const days = pages.flatMap(({ path, frontMatter: { lastUpdated } }) =>
    lastUpdated === undefined ? [] : [[path, lastUpdated] as const],
  );
  return { site, days: new Map(days) };
}
