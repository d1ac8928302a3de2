import { gitHubApi } from "../../edit/github/github-api";
import { hashSource } from "../gatsby-plugin-site-headers/inline-scripts";

/**
 * Starts the editor. Some hosts serve the page without a slash at the end of
 * its address, too, where it wouldn't find its files. The site's policy allows
 * this script by its hash, so it is the same in every build, and the scripts
 * that it adds.
 */
export const startScript = `if (location.pathname.endsWith("/")) {
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
 * Stricter than the site's policy, which also applies if the host sends it, and
 * which allows no script that isn't the site's.
 */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${hashSource(startScript)}`,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  `connect-src 'self' ${gitHubApi}`,
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * The page of the editor.
 *
 * @param script the file name of its script, in the same folder
 */
export const editorPage = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <title>Edit the website</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="../favicon.svg">
  </head>
  <body>
    <div id="editor"></div>
    <noscript>The editor needs JavaScript. Allow it in your browser, and reload this page.</noscript>
    <script data-editor="${script}">${startScript}</script>
  </body>
</html>
`;
