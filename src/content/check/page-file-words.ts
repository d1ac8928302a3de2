import { reservedPageNames } from "../page-path";
import type { Entry } from "./content-folder";
import { foreignWords, kindWords, strayPictureWords } from "./entry-kinds";
import { pageName, pageNameFrom } from "./file-names";
import { type Words, oneOf, show } from "./words";

/** What is wrong with something in content/pages. */
export function pageWords(entry: Entry): Words | undefined {
  const { name } = entry;
  if (entry.kind === "folder") {
    return {
      found: "a folder",
      expected: "pages directly in content/pages, with no folders",
      fix: "move its pages up into content/pages and remove it",
    };
  }
  if (reservedPageNames.some((reserved) => `${reserved}.mdx` === name)) {
    return {
      found: show(name),
      expected: `another name than ${oneOf(reservedPageNames)}, which the site uses itself`,
      fix: "rename the file; its name becomes the page's address",
    };
  }
  const known =
    foreignWords(entry) ?? strayPictureWords(entry, "content/pages");
  if (known) return known;
  if (!pageName.test(name)) {
    const isNote = /(?<!\.mdx?)\.txt$/i.test(name);
    return {
      found: show(name),
      expected:
        "a name of lower-case letters, digits and hyphens that ends in .mdx",
      fix: `rename it to ${pageNameFrom(name)}${isNote ? " if it is a page, or delete it" : ""}`,
    };
  }
  return kindWords(entry, false);
}
