/** @jest-environment node */
import { withLateScripts } from "../../../plugins/gatsby-plugin-light-pages/late-scripts";

const hash = '<script>window.___webpackCompilationHash="0a1b2c";</script>';
const files =
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';
const mapping = String.raw`<script>window.___chunkMapping="{\"app\":[\"/app-2.js\"],\"home\":[\"/home-3.js\"]}";</script>`;
const scripts = mapping + hash + files;

const button = '<button data-late="true">Contact</button>';

function pageOf(scripts: string, body = button) {
  return `${body}<script id="gatsby-script-loader">window.pagePath="/about";</script><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`;
}

test("lists the scripts instead of running them", () => {
  expect(withLateScripts(pageOf(scripts), "home")).toBe(
    `${button}<!-- slice-start id="_gatsby-scripts-1" --><script type="text/plain" id="late-scripts">0a1b2c /runtime-1.js /app-2.js /home-3.js</script><!-- slice-end id="_gatsby-scripts-1" -->`,
  );
});

test("keeps the path prefix in every URL", () => {
  const inFolder = scripts.replaceAll('src="/', 'src="/trust/');

  expect(withLateScripts(pageOf(inFolder), "home")).toContain(
    ">0a1b2c /trust/runtime-1.js /trust/app-2.js /trust/home-3.js</script>",
  );
});

test("removes all traces of React from a page that does not need it", () => {
  const body =
    '<title data-gatsby-head="true">About</title><p>©<!-- --> 2025</p><div id="gatsby-announcer" aria-live="assertive"></div>';

  expect(withLateScripts(pageOf(scripts, body), "home")).toBe(
    '<title>About</title><p>© 2025</p><!-- slice-start id="_gatsby-scripts-1" --><!-- slice-end id="_gatsby-scripts-1" -->',
  );
});

test("keeps the markup that React needs on a page that needs it", () => {
  const body = `<title data-gatsby-head="true">Home</title><p>©<!-- --> 2025</p>${button}`;

  expect(withLateScripts(pageOf(scripts, body), "home")).toContain(body);
});

test.each([
  ["with", button],
  ["without", "<main>Text</main>"],
])("leaves an optimized page %s React unchanged", (_, body) => {
  const once = withLateScripts(pageOf(scripts, body), "home");
  expect(withLateScripts(once, "home")).toBe(once);
});

test.each([
  ["no hash", mapping + files],
  ["no files", mapping + hash],
  ["no files for the page", hash + files],
])("throws with the markup when there are %s", (_, scripts) => {
  expect(() => withLateScripts(pageOf(scripts), "home")).toThrow(
    `Unexpected markup of Gatsby's scripts: ${scripts}`,
  );
});

test("throws for a page without slice markers", () => {
  expect(() => withLateScripts("<main>Text</main>", "home")).toThrow(
    "The page has no Gatsby scripts",
  );
});
