import { editorPage, editorPolicy } from "../../edit/build/editor-page";
import { gitHubApi } from "../../edit/github/github-api";

/**
 * Starts the editor. Some hosts also serve the page without a slash at the end
 * of its address, where it wouldn't find its files; the relative address stays on
 * this site even from an address such as `//example.org/..%2fedit`. The site's
 * policy allows this script by its hash on every page, and so the scripts that it
 * adds: only those of the editor. It must be the same in every build.
 */
const startScript = `const { editor } = document.currentScript.dataset;
if (!location.pathname.endsWith("/")) {
  location.replace("edit/" + location.search);
} else if (/^edit-\\w+\\.js$/.test(editor)) {
  const script = document.createElement("script");
  script.type = "module";
  script.src = editor;
  document.head.append(script);
}`;

/** What its own policy and the site's must allow so that the editor works. */
export const editorSources = { scripts: [startScript], connect: [gitHubApi] };

/**
 * The page of the editor on the built site. It has its own policy, which is
 * stricter than the site's. If the host sends the site's as a header, both
 * apply.
 *
 * @param script the file name of its script, in the same folder
 */
export const builtEditorPage = (script: string) =>
  editorPage({
    icon: "../favicon.svg",
    head: [
      `<meta http-equiv="Content-Security-Policy" content="${editorPolicy(editorSources)}">`,
      `<meta name="robots" content="noindex, nofollow">`,
      `<meta name="referrer" content="no-referrer">`,
    ],
    start: `<script data-editor="${script}">${startScript}</script>`,
  });
