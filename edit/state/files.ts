import { isTextFile, isYamlFile } from "../../src/content/schema/files";
import { eventsPath, pagePath } from "../../src/content/page-path";
import type { Entry } from "../../src/content/read/snapshot";
import { nameOf } from "../../src/content/schema/upload-names";
import { readFields } from "../text/read-fields";
import type { Texts } from "./edits";

/** A file as staff know it. */
export interface ListedFile {
  readonly path: string;
  readonly title: string;
  /** What it is for. */
  readonly about: string;
  /** The address of a page that shows it, perhaps of a part of the page. */
  readonly shownAt: string;
}

export interface FileGroup {
  readonly title: string;
  readonly files: readonly ListedFile[];
}

const file = (
  path: string,
  title: string,
  about: string,
  shownAt = "/",
): ListedFile => ({ path, title, about, shownAt });

const fixedGroups: readonly FileGroup[] = [
  {
    title: "The organization",
    files: [
      file(
        "site.yml",
        "Name, address, EIN",
        "The facts about the organization, each stated once.",
        "/#contact",
      ),
      file("notice.yml", "Notice", "A notice at the top of every page."),
    ],
  },
  {
    title: "Home page",
    files: [
      file(
        "home.yml",
        "Words and pictures",
        "The home page, section by section.",
      ),
      file(
        "programs.yml",
        "Programs",
        "The cards under “Our Programs” on the home page, in the order they appear.",
        "/#programs",
      ),
      file(
        "impact.yml",
        "Impact figures",
        "The figures under “Our Impact” on the home page, in the order they appear.",
        "/#impact-heading",
      ),
    ],
  },
  {
    title: "Events",
    files: [
      file("events.yml", "Events", "What visitors can come to.", eventsPath),
    ],
  },
];

/** The folders of what isn't text. */
const folders: FileGroup = {
  title: "Files",
  files: [
    file("images", "Pictures", "All pictures, and where the site shows them."),
    file(
      "documents",
      "Documents",
      "PDFs that pages link to. What you add here is public, and needs a link.",
    ),
  ],
};

/** Whether a path is that of a folder of pictures or documents. */
export const isFolder = (path: string) =>
  folders.files.some((each) => each.path === path);

/** Titles are read again only in the page that changed. */
const titles = new Map<string, { readonly text: string; title: string }>();

function titleIn(path: string, text: string) {
  const known = titles.get(path);
  if (known?.text === text) return known.title;
  const title = readFields(path, text)?.root.textOf("title")?.trim() ?? "";
  titles.set(path, { text, title });
  return title;
}

function listedPage(path: string, text: string): ListedFile {
  const title = titleIn(path, text);
  const address = pagePath(path);
  return file(path, title || address, `The page ${address}.`, address);
}

/** Where a link of the site can lead. */
export interface LinkTarget {
  readonly address: string;
  readonly title: string;
}

/** The pages of the site, the sections of the home page, and the documents. */
export function linkTargets(
  groups: readonly FileGroup[],
  documents: readonly Entry[],
): LinkTarget[] {
  const titled = new Map([
    ["/", "Home page"],
    ["/#contact", "Contact"],
  ]);
  for (const { shownAt, title } of groups.flatMap(({ files }) => files)) {
    if (!titled.has(shownAt)) titled.set(shownAt, title);
  }
  for (const { path } of documents) titled.set(`/${path}`, nameOf(path));
  return Array.from(titled, ([address, title]) => ({ address, title }));
}

/** All that can be edited, in the order in which it is listed. */
export function fileGroups(texts: Texts): readonly FileGroup[] {
  const pages = Array.from(texts)
    .filter(([path]) => isTextFile(path) && !isYamlFile(path))
    .map(([path, text]) => listedPage(path, text));
  return [...fixedGroups, { title: "Pages", files: pages }, folders];
}
