/** @jest-environment node */
import { withLateScripts } from "../../../src/build/finished-page/late-scripts";

const hash = '<script>window.___webpackCompilationHash="0a1b2c";</script>';
const files =
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';

function pageOf(scripts: string) {
  return `<main>Text</main><script id="gatsby-script-loader">window.pagePath="/about";</script><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`;
}

test("names the scripts instead of running them", () => {
  expect(withLateScripts(pageOf(hash + files))).toBe(
    '<main>Text</main><!-- slice-start id="_gatsby-scripts-1" --><script type="text/plain" id="late-scripts">0a1b2c /runtime-1.js /app-2.js</script><!-- slice-end id="_gatsby-scripts-1" -->',
  );
});

test("a finished page comes out unchanged", () => {
  const once = withLateScripts(pageOf(hash + files));
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
