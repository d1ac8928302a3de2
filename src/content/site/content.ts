import type { BodyTree } from "../body/tree";
import type { CalendarEvent } from "./events";
import type { YamlPageAddress } from "../schema/files";
import type { Home } from "../schema/home";
import type { ImpactFigure } from "../schema/impact";
import type { Notice } from "../schema/notice";
import type { PageFrontMatter } from "../schema/page";
import type { Program } from "../schema/programs";
import type { Site } from "../schema/site";

/** A page written by staff. */
export interface Page {
  /** Path in the content folder: `pages/about.mdx`. */
  readonly file: string;
  /** `/about` */
  readonly address: string;
  readonly frontMatter: PageFrontMatter;
  readonly tree: BodyTree;
  /** The photos in the text, each once. */
  readonly photos: readonly { readonly image: string }[];
}

/** Everything read from a content folder without problems. */
export interface Content {
  readonly site: Site;
  readonly home: Home;
  readonly programs: readonly Program[];
  readonly impact: readonly ImpactFigure[];
  /** Shown on every page; undefined if there is none, or its last day has passed. */
  readonly notice: Notice | undefined;
  /** Upcoming ones; undefined without content/events.yml. */
  readonly events: readonly CalendarEvent[] | undefined;
  readonly pages: readonly Page[];
  /** Addresses of the pages made from a YAML file, if the file is there. */
  readonly yamlPages: readonly YamlPageAddress[];
  /** Paths of all pictures: `images/hero.jpg`. */
  readonly pictures: readonly string[];
  /** Paths of all documents: `documents/report.pdf`. */
  readonly documents: readonly string[];
}
