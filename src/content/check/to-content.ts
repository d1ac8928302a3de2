import {
  bodyWithSizes,
  documentSizes,
  fieldsWithSizes,
} from "../site/documents";
import { comingEvents, isOver } from "../site/events";
import type { ParsedPage } from "../read/page";
import { type YamlFiles, dataIn } from "../read/parsed-content";
import type { ParsedYaml } from "../read/yaml";
import type { Context } from "../rules/rule";
import {
  type FileData,
  dataName,
  requiredFiles,
  yamlPageFiles,
  isYamlPageAddress,
} from "../schema/files";
import { isPictureName } from "../schema/upload-names";
import type { Content } from "../site/content";

/** The pictures that a page's text names. */
const photosOf = ({ tags }: ParsedPage) =>
  new Set(
    tags
      .flatMap(({ children }) => children)
      .filter(({ kind }) => kind === "picture")
      .map(({ text = "" }) => text),
  );

const unreported = "A file doesn't match its schema, and no rule reports it";

/** What the schema made of a page's front matter without problems. */
function dataOf<Data>({ data }: ParsedYaml<Data>): Data {
  if (data === undefined) throw new Error(unreported);
  return data;
}

/** Whether no file is missing or has a mistake. */
const hasAllFiles = (
  data: Partial<FileData>,
  yaml: YamlFiles,
): data is FileData =>
  [...Object.keys(requiredFiles), ...Object.keys(yaml)].every(
    (path) => dataName(path) in data,
  );

/**
 * Converts a content folder without problems to the values shown on the site.
 *
 * @throws {Error} if a value does not match its schema after all
 */
export function toContent(context: Context): Content {
  const { entries, now, timeZone, yaml, pages } = context;
  const sizes = documentSizes(entries);
  const data = fieldsWithSizes(dataIn(yaml), sizes);
  if (!hasAllFiles(data, yaml)) throw new Error(unreported);
  const { notice, events } = data;
  const isNoticeOver =
    notice?.until && isOver({ start: notice.until }, timeZone, now);
  return {
    ...data,
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
    // By their names: the preview also shows those whose bytes weren't read.
    pictures: entries.map(({ path }) => path).filter(isPictureName),
    documents: entries.filter(({ pdf }) => pdf).map(({ path }) => path),
  };
}
