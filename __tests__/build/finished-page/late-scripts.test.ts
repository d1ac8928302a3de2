/** @jest-environment node */
import { withLateScripts } from "../../../src/build/finished-page/late-scripts";

const hash = '<script>window.___webpackCompilationHash="0a1b2c";</script>';
const files =
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';

const button = '<button data-late="true">Contact</button>';

function pageOf(scripts: string, body = button) {
  return `${body}<script id="gatsby-script-loader">window.pagePath="/about";</script><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`;
}

test("names the scripts instead of running them", () => {
  expect(withLateScripts(pageOf(hash + files))).toBe(
    `${button}<!-- slice-start id="_gatsby-scripts-1" --><script type="text/plain" id="late-scripts">0a1b2c /runtime-1.js /app-2.js</script><!-- slice-end id="_gatsby-scripts-1" -->`,
  );
});

test("a page without a button that needs React carries nothing of it", () => {
  const body =
    '<title data-gatsby-head="true">About</title><p>©<!-- --> 2025</p><div id="gatsby-announcer" aria-live="assertive"></div>';

  expect(withLateScripts(pageOf(hash + files, body))).toBe(
    '<title>About</title><p>© 2025</p><!-- slice-start id="_gatsby-scripts-1" --><!-- slice-end id="_gatsby-scripts-1" -->',
  );
});

test("a page with one keeps what React looks for", () => {
  const body = `<title data-gatsby-head="true">Home</title><p>©<!-- --> 2025</p>${button}`;

  expect(withLateScripts(pageOf(hash + files, body))).toContain(body);
});

test.each([
  ["with", button],
  ["without", "<main>Text</main>"],
])("a finished page %s React comes out unchanged", (_, body) => {
  const once = withLateScripts(pageOf(hash + files, body));
  expect(withLateScripts(once)).toBe(once);
});

test.each([
  ["no hash", files],
  ["no files", hash],
])("says what it found when there are %s", (_, scripts) => {
  expect(() => withLateScripts(pageOf(scripts))).toThrow(
    `Gatsby's scripts look different now: ${scripts}`,
  );
});

test("a page without the marks is an error", () => {
  expect(() => withLateScripts("<main>Text</main>")).toThrow(
    "A page lacks Gatsby's scripts",
  );
});
