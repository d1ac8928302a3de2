import { filesIn } from "../content/load/files-in";

/**
 * HTML that isn't a page for visitors: fragments that Gatsby reuses in later
 * builds, and the editor.
 */
const others = /^(?:_gatsby\/|edit\/index\.html$)/;

/** The pages of a built site, as files from its folder: `about/index.html`. */
export async function pagesIn(folder: string) {
  const names = await filesIn(folder);
  return names.filter((name) => name.endsWith(".html") && !others.test(name));
}
