import {
  bodyWithSizes,
  documentSizes,
  fieldsWithSizes,
} from "../site/documents";
import { comingEvents, isOver } from "../site/events";
import type { ParsedPage } from "../read/page";
import type { ParsedYaml } from "../read/yaml";
import type { Context } from "../rules/rule";
import { yamlPageFiles, isYamlPageAddress } from "../schema/files";
import type { Content } from "../site/content";

/** The pictures that a page's text names. */
const photosOf = ({ tags }: ParsedPage) =>
  new Set(
    tags
      .flatMap(({ children }) => children)
      .filter(({ kind }) => kind?.kind === "picture")
      .map(({ text = "" }) => text),
  );

/** What the schema made of a file without problems. */
function dataOf<Data>(fields: ParsedYaml<Data> | undefined): Data {
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
  const shown = <Data>(fields: ParsedYaml<Data> | undefined) =>
    fieldsWithSizes(dataOf(fields), sizes);
  const notice = yaml["notice.yml"] && shown(yaml["notice.yml"]);
  const isNoticeOver =
    notice?.until && isOver({ start: notice.until }, timeZone, now);
  const events = yaml["events.yml"] && shown(yaml["events.yml"]);
  return {
    site: shown(yaml["site.yml"]),
    home: shown(yaml["home.yml"]),
    programs: shown(yaml["programs.yml"]),
    impact: shown(yaml["impact.yml"]),
    notice: isNoticeOver ? undefined : notice,
    events: events && comingEvents(events, timeZone, now),
    pages: Array.from(pages.values(), (page) => ({
      file: page.file.path,
      address: page.address,
      frontMatter: dataOf(page.front),
      tree: bodyWithSizes(page.tree, sizes),
      photos: Array.from(photosOf(page), (image) => ({ image })),
    })),
    yamlPages: Object.keys(yamlPageFiles)
      .filter(isYamlPageAddress)
      .filter((address) => yaml[yamlPageFiles[address]]),
    pictures: entries
      .filter(({ picture }) => picture !== undefined)
      .map(({ path }) => path),
    documents: entries.filter(({ pdf }) => pdf).map(({ path }) => path),
  };
}
