import type { BodyTree } from "./body/tree";
import type { Home } from "./schema/home";
import type { Figure } from "./schema/impact";
import type { PageFrontMatter } from "./schema/page";
import type { Program } from "./schema/programs";
import type { Site } from "./schema/site";

/** A page as it was read and found in order. */
export interface Page {
  /** From the content folder: `pages/about.mdx`. */
  readonly file: string;
  /** The page's address: `/about`. */
  readonly path: string;
  readonly frontMatter: PageFrontMatter;
  readonly tree: BodyTree;
}

/** All that a content folder says, as it was read and found in order. */
export interface Content {
  readonly site: Site;
  readonly home: Home;
  readonly programs: readonly Program[];
  readonly impact: readonly Figure[];
  readonly pages: readonly Page[];
  /** Every picture that was read, from the content folder: `images/hero.jpg`. */
  readonly pictures: readonly string[];
}
