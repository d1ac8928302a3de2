import type { YamlFileName } from "../../src/content/schema/files";
import { eventsAddress } from "../../src/content/schema/page-address";

/** The headings in the list of files, in order. */
export const groups = [
  "The organization",
  "Home page",
  "Events",
  "Pages",
  "Files",
] as const;

export interface FileDescription {
  /** The heading above it in the list. */
  readonly group: (typeof groups)[number];
  /** What staff call it. */
  readonly title: string;
  /** What it is for. */
  readonly about: string;
  /** The address of a page that shows it, or of a part of the page. */
  readonly shownAt: string;
}

/** The YAML files as staff know them, in the order of the list. */
export const fileDescriptions: Readonly<Record<YamlFileName, FileDescription>> =
  {
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
        "The figures about your work on the home page, in the order they appear.",
      shownAt: "/#impact",
    },
    "events.yml": {
      group: "Events",
      title: "Events",
      about: "Events that visitors can come to. The site sorts them by day.",
      shownAt: eventsAddress,
    },
  };
