import type { NodeInput } from "gatsby";
import type { Content } from "../../src/content/content";

/** The id of the node that holds what a file of `content/` says. */
export const contentNodeId = (file: string) => `content/${file}`;

const accessibilityPath = "/accessibility";

/** What each file says, by its path in the content folder. */
function filesOf({ site, home, programs, impact, pages }: Content) {
  const statement = pages.find(({ path }) => path === accessibilityPath);
  return new Map<string, unknown>([
    // With the fact, every page's footer would ask for the statement itself,
    // and every page be built again when any page is added or deleted.
    ["site.yml", { ...site, accessibilityPage: statement?.path ?? null }],
    ["home.yml", home],
    ["programs.yml", programs],
    ["impact.yml", impact],
    ...pages.map(({ file, ...page }) => [file, page] as const),
  ]);
}

/**
 * A node for each file that was checked, with what the checker read in it.
 * Pages show these values, and nothing that was read again.
 *
 * @param digest Gatsby's `createContentDigest`
 */
export function contentNodes(
  content: Content,
  digest: (value: object) => string,
): NodeInput[] {
  return Array.from(filesOf(content), ([file, value]) => ({
    id: contentNodeId(file),
    value,
    internal: {
      type: "CheckedFile",
      contentDigest: digest({ value }),
    },
  }));
}
