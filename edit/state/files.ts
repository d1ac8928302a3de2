import {
  eventsPath,
  impactHeadingId,
  pagePath,
} from "../../src/content/page-path";
import {
  type YamlFileName,
  isTextFile,
  isYamlFile,
} from "../../src/content/schema/files";
import { readFields } from "../text/read-fields";
import type { Texts } from "./texts";

/** A file as staff know it. */
export interface ListedFile {
  readonly path: string;
  readonly title: string;
  /** What it is for. */
  readonly about: string;
  /** The address of a page that shows it, or of a part of the page. */
  readonly shownAt: string;
}

export interface FileGroup {
  readonly title: string;
  readonly files: readonly ListedFile[];
}

/** The groups of the list, in its order; pages and folders come after them. */
const groupTitles = ["The organization", "Home page", "Events"] as const;

interface YamlFile extends Omit<ListedFile, "path"> {
  readonly group: (typeof groupTitles)[number];
}

const yamlFiles: Readonly<Record<YamlFileName, YamlFile>> = {
  "site.yml": {
    group: "The organization",
    title: "Name, address, EIN",
    about:
      "The facts about the organization, each stated once. Its logo is a square picture named logo.png: add it under Pictures.",
    shownAt: "/#contact",
  },
  "notice.yml": {
    group: "The organization",
    title: "Notice",
    about: "A notice at the top of every page.",
    shownAt: "/",
  },
  "home.yml": {
    group: "Home page",
    title: "Words and pictures",
    about: "The home page, section by section.",
    shownAt: "/",
  },
  "programs.yml": {
    group: "Home page",
    title: "Programs",
    about:
      "The cards about programs on the home page, in the order they appear.",
    shownAt: "/#programs",
  },
  "impact.yml": {
    group: "Home page",
    title: "Impact figures",
    about:
      "The figures of your work on the home page, in the order they appear.",
    shownAt: `/#${impactHeadingId}`,
  },
  "events.yml": {
    group: "Events",
    title: "Events",
    about: "What visitors can come to. The site sorts them by day.",
    shownAt: eventsPath,
  },
};

const fixedGroups: readonly FileGroup[] = groupTitles.map((title) => ({
  title,
  files: Object.entries(yamlFiles)
    .filter(([, { group }]) => group === title)
    .map(([path, file]) => ({ path, ...file })),
}));

/** What staff call a YAML file. */
export const yamlFileTitle = (path: YamlFileName) => yamlFiles[path].title;

/** The folders of what isn't text. */
const folders: FileGroup = {
  title: "Files",
  files: [
    {
      path: "images",
      title: "Pictures",
      about: "All pictures, and where the site shows them.",
      shownAt: "/",
    },
    {
      path: "documents",
      title: "Documents",
      about:
        "PDFs that pages link to. What you add here is public, and needs a link.",
      shownAt: "/",
    },
  ],
};

/** Whether a path is that of a folder of pictures or documents. */
export const isFolder = (path: string) =>
  folders.files.some((each) => each.path === path);

function listedPage(path: string, text: string): ListedFile {
  const title = readFields(path, text)?.root.textOf("title")?.trim();
  const address = pagePath(path);
  const about = `The page ${address}.`;
  return { path, title: title || address, about, shownAt: address };
}

/** Whether a file is a page that staff write. */
export const isPage = (path: string) => isTextFile(path) && !isYamlFile(path);

/**
 * What staff call a file.
 *
 * @param versions of the content, the newest first: an older one has a file that
 *   was deleted since
 */
export function titleOfFile(path: string, ...versions: readonly Texts[]) {
  if (isYamlFile(path)) return yamlFileTitle(path);
  const text = versions.find((each) => each.has(path))?.get(path);
  return text === undefined || !isPage(path)
    ? path
    : listedPage(path, text).title;
}

/** Everything that can be edited, in the order of the list. */
export function fileGroups(texts: Texts): readonly FileGroup[] {
  const pages = Array.from(texts)
    .filter(([path]) => isPage(path))
    .map(([path, text]) => listedPage(path, text));
  return [...fixedGroups, { title: "Pages", files: pages }, folders];
}
