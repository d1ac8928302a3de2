import type { Content } from "../../src/content/site/content";
import { linkedSections } from "../../src/content/site/home-sections";
import { isPageFile, yamlPageFiles } from "../../src/content/schema/files";
import { homeWords } from "../../src/content/words/phrases";
import type { FolderEntry } from "../../src/content/read/snapshot";
import { nameOf } from "../../src/content/schema/upload-names";
import { type ListedFile, titleOfFile } from "./files";

/** A place on the site that links can lead to. */
interface LinkTarget {
  readonly address: string;
  readonly title: string;
}

/** The sections that the home page shows, by their headings. */
function sectionsOf(content: Content): LinkTarget[] {
  return linkedSections(content).map((name) => ({
    address: `/#${name}`,
    title: content.home[name]?.heading ?? homeWords[name].heading,
  }));
}

/**
 * Where staff may want a link to lead: the home page and its sections, the pages,
 * and the documents.
 *
 * @param files that can be edited
 * @param content the last without a mistake; undefined if there was none yet
 */
export function linkTargets(
  files: readonly ListedFile[],
  documents: readonly FolderEntry[],
  content: Content | undefined,
): LinkTarget[] {
  return [
    { address: "/", title: "Home page" },
    ...(content ? sectionsOf(content) : []),
    ...(content?.yamlPages ?? []).map((address) => ({
      address,
      title: titleOfFile(yamlPageFiles[address]),
    })),
    ...files
      .filter(({ path }) => isPageFile(path))
      .map(({ shownAt, title }) => ({ address: shownAt, title })),
    ...documents.map(({ path }) => ({
      address: `/${path}`,
      title: nameOf(path),
    })),
  ];
}
