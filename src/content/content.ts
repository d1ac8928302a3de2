import type { BodyTree } from "./body/tree";
import type { Home } from "./schema/home";
import type { Figure } from "./schema/impact";
import type { PageFrontMatter } from "./schema/page";
import type { Program } from "./schema/programs";
import type { Site } from "./schema/site";

/** A page that staff wrote. */
export interface Page {
  /** Its file, from the content folder: `pages/about.mdx`. */
  readonly file: string;
  /** Its address: `/about`. */
  readonly path: string;
  readonly frontMatter: PageFrontMatter;
  readonly tree: BodyTree;
}

/** All that was read from a content folder in which nothing is wrong. */
export interface Content {
  readonly site: Site;
  readonly home: Home;
  readonly programs: readonly Program[];
  readonly impact: readonly Figure[];
  readonly pages: readonly Page[];
  /** The files of all pictures: `images/hero.jpg`. */
  readonly pictures: readonly string[];
}
