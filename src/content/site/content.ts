import type { BodyTree } from "../body/tree";
import type { FileData, YamlPageAddress } from "../schema/files";
import type { PageFrontMatter } from "../schema/page";

/** A page written by staff. */
export interface Page {
  /** Path in the content folder: `pages/about.mdx`. */
  readonly file: string;
  /** `/about` */
  readonly address: string;
  readonly frontMatter: PageFrontMatter;
  readonly tree: BodyTree;
  /** The photos in the text, each once. */
  readonly photos: { image: string }[];
}

/**
 * What the site shows: the values of a content folder without problems.
 * `ParsedContent` holds what the files say, mistakes and all.
 */
export interface Content extends FileData {
  /** Undefined also if its last day has passed. */
  readonly notice: FileData["notice"];
  /** Only those that are to come. */
  readonly events: FileData["events"];
  readonly pages: readonly Page[];
  /** Addresses of the pages made from a YAML file, if the file is there. */
  readonly yamlPages: YamlPageAddress[];
  /** Paths of all pictures: `images/hero.jpg`. */
  readonly pictures: readonly string[];
  /** Paths of all documents: `documents/report.pdf`. */
  readonly documents: readonly string[];
}
