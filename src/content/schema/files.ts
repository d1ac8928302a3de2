import { eventsAddress } from "./page-address";
import { eventsSchema } from "./events";
import { homeSchema } from "./home";
import { impactSchema } from "./impact";
import { noticeSchema } from "./notice";
import { programsSchema } from "./programs";
import { siteSchema } from "./site";
import { isDocumentName, isPictureName } from "./upload-names";

/** The YAML files that the site needs, and their schemas. */
export const requiredFiles = {
  "site.yml": siteSchema,
  "home.yml": homeSchema,
  "programs.yml": programsSchema,
  "impact.yml": impactSchema,
} as const;

/** All YAML files in the content folder, and their schemas. */
export const fileSchemas = {
  ...requiredFiles,
  "notice.yml": noticeSchema,
  "events.yml": eventsSchema,
};

export type YamlFileName = keyof typeof fileSchemas;

/** The groups of files in the editor's list, in its order. */
export const fileGroupTitles = [
  "The organization",
  "Home page",
  "Events",
] as const;

export interface FileInWords {
  readonly group: (typeof fileGroupTitles)[number];
  /** What staff call it. */
  readonly title: string;
  /** What it is for. */
  readonly about: string;
  /** The address of a page that shows it, or of a part of the page. */
  readonly shownAt: string;
}

/** The YAML files as staff know them, in the order of the editor's list. */
export const filesInWords: Readonly<Record<YamlFileName, FileInWords>> = {
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
    shownAt: "/#impact",
  },
  "events.yml": {
    group: "Events",
    title: "Events",
    about: "What visitors can come to. The site sorts them by day.",
    shownAt: eventsAddress,
  },
};

/** Pages made from a YAML file, by address. A page exists only if its file does. */
export const yamlPageFiles = { [eventsAddress]: "events.yml" } as const;

export type YamlPageAddress = keyof typeof yamlPageFiles;

export const isYamlPageAddress = (
  address: string,
): address is YamlPageAddress => Object.hasOwn(yamlPageFiles, address);

/**
 * Names that page files may not use, because code generates these pages: the
 * home page, the 404 page, and those of other files; or because the build keeps
 * files in a folder of that name.
 */
export const reservedPageNames = [
  ...["index", "404"],
  ...Object.keys(yamlPageFiles).map((address) => address.slice(1)),
  ...["edit", "static", "page-data"],
];

export function isYamlFile(name: string): name is YamlFileName {
  return Object.hasOwn(fileSchemas, name);
}

/** Whether the content has a place for a file. */
export const isContentFile = (path: string) =>
  isTextFile(path) || isPictureName(path) || isDocumentName(path);

/** Whether a file holds fields or a page; others are pictures and documents. */
export const isTextFile = (path: string) =>
  isYamlFile(path) || /^pages\/[^/]+\.mdx$/.test(path);
