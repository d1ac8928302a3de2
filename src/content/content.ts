import type { BodyTree } from "./body/tree";
import { documentSizes, withLinkNotes, withNote, withNotes } from "./documents";
import { type CalendarEvent, comingEvents, isOver } from "./events";
import type { PageFile } from "./read/page";
import type { Fields } from "./read/yaml";
import type { Context } from "./rules/rule";
import { type FilePage, filePages, isFilePage } from "./schema/files";
import type { Home } from "./schema/home";
import type { ImpactFigure } from "./schema/impact";
import type { Notice } from "./schema/notice";
import type { PageFrontMatter } from "./schema/page";
import type { Program } from "./schema/programs";
import type { Site } from "./schema/site";

/** A page written by staff. */
export interface Page {
  /** Path in the content folder: `pages/about.mdx`. */
  readonly file: string;
  /** URL path: `/about`. */
  readonly path: string;
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
  readonly filePages: readonly FilePage[];
  /** Paths of all pictures: `images/hero.jpg`. */
  readonly pictures: readonly string[];
  /** Paths of all documents: `documents/report.pdf`. */
  readonly documents: readonly string[];
}

/** The pictures that a page's text names. */
const photosOf = ({ tags }: PageFile) =>
  new Set(
    tags
      .flatMap(({ children }) => children)
      .filter(({ kind }) => kind?.kind === "picture")
      .map(({ text = "" }) => text),
  );

/** What the schema made of a file without problems. */
function dataOf<Data>(fields: Fields<Data> | undefined): Data {
  if (fields?.data === undefined) {
    throw new Error(`A file doesn't match its schema, and no rule reports it`);
  }
  return fields.data;
}

/**
 * Converts a content folder without problems to the values shown on the site.
 *
 * @throws {Error} if a value does not match its schema after all
 */
export function toContent(context: Context): Content {
  const { entries, now, timeZone, yaml, pages } = context;
  const sizes = documentSizes(entries);
  const shown = <Data>(fields: Fields<Data> | undefined) =>
    withLinkNotes(dataOf(fields), sizes);
  const notice = yaml["notice.yml"] && shown(yaml["notice.yml"]);
  const isNoticeOver =
    notice?.until && isOver({ start: notice.until }, timeZone, now);
  const events = yaml["events.yml"] && shown(yaml["events.yml"]);
  return {
    site: shown(yaml["site.yml"]),
    home: shown(yaml["home.yml"]),
    programs: shown(yaml["programs.yml"]).map((program) => ({
      ...program,
      title: withNote(program.title, program.link, sizes),
    })),
    impact: shown(yaml["impact.yml"]),
    notice: isNoticeOver ? undefined : notice,
    events: events && comingEvents(events, timeZone, now),
    pages: Array.from(pages.values(), (page) => ({
      file: page.file.path,
      path: page.path,
      frontMatter: dataOf(page.front),
      tree: withNotes(page.tree, sizes),
      photos: Array.from(photosOf(page), (image) => ({ image })),
    })),
    filePages: Object.keys(filePages)
      .filter(isFilePage)
      .filter((path) => yaml[filePages[path]]),
    pictures: entries
      .filter(({ picture }) => picture !== undefined)
      .map(({ path }) => path),
    documents: entries.filter(({ pdf }) => pdf).map(({ path }) => path),
  };
}
