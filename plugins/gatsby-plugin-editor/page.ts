import { editorPage, editorPolicy } from "../../edit/build/editor-page";
import { gitHubApi } from "../../edit/github/github-api";
import { hashSource } from "../../src/built-site/script-hash";

/**
 * Starts the editor. Some hosts also serve the page without a slash at the end
 * of its address, where it wouldn't find its files. The site's policy allows
 * this script by its hash, and so the scripts that it adds; it must be the same
 * in every build.
 */
const startScript = `if (location.pathname.endsWith("/")) {
  const script = document.createElement("script");
  script.type = "module";
  script.src = document.currentScript.dataset.editor;
  document.head.append(script);
} else {
  location.replace(location.pathname + "/" + location.search);
}`;

/** What the site's policy must allow so that the editor works. */
export const editorSources = { scripts: [startScript], connect: [gitHubApi] };

/**
 * The page of the editor on the built site. It has its own policy, stricter
 * than the site's, which also applies if the host sends it, and which allows
 * only the site's scripts.
 *
 * @param script the file name of its script, in the same folder
 */
export const builtEditorPage = (script: string) =>
  editorPage({
    icon: "../favicon.svg",
    head: [
      `<meta http-equiv="Content-Security-Policy" content="${editorPolicy({
        scriptSources: [hashSource(startScript)],
        connect: [gitHubApi],
      })}">`,
      `<meta name="robots" content="noindex, nofollow">`,
      `<meta name="referrer" content="no-referrer">`,
    ],
    start: `<script data-editor="${script}">${startScript}</script>`,
  });
