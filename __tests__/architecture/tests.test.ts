/** @jest-environment node */
import path from "node:path";
import { sourceFiles } from "../setup/source-files";

/** Files that no test imports, and why they need none of their own. */
const untested: Readonly<Record<string, string>> = {
  "src/build/built-pages.ts": "tested as the finishing of a site",
  "src/build/finished-page/constant-variables.ts":
    "tested as the styles made with it",
  "src/build/finished-page/finished-page.ts": "tested as the site made of such",
  "src/build/finished-page/font-faces.ts": "tested as the styles made with it",
  "src/build/finished-page/once.ts": "tested as the styles made with it",
  "src/build/licenses/bundled-packages.ts": "tested as the file of licenses",
  "src/build/licenses/licensed-work.ts": "tested as the file of licenses",
  "src/build/licenses/licenses-text.ts": "tested as the file of licenses",
  "src/components/columns.tsx": "a layout of two columns, seen in the browser",
  "src/components/wrap.tsx": "a width, seen in the browser",
  "src/components/button-look.ts": "style alone, seen in the browser",
  "src/components/pressable.tsx": "style alone, seen in the browser",
  "src/components/section-id.ts": "a type",
  "src/components/credited-picture.ts": "a type",
  "src/inline-script/main.ts": "tested as the script built from it",
  "src/layout/page-header-art.ts": "style alone, seen in the browser",
  "src/layout/site-facts.ts": "a type",
  "src/sections/backdrop-sizes.ts": "a width, tested where it is used",
  "src/styleguide/inks.tsx": "tested on the style page",
  "src/styleguide/specimen.tsx": "tested on the style page",
  "src/templates/fragments.ts": "queries, which the build runs",
  "src/theme/focus-ring.ts": "style alone, tested as the global style",
  "src/theme/palette.ts": "values, tested as the tokens made of them",
};

const sources = sourceFiles("src")
  .map((file) => file.path)
  // Tested in __tests__/content and __tests__/launch, from their entry points.
  .filter((file) => !/^src\/(?:content|launch)\//.test(file));

/** The files that a test file imports, without their endings. */
function importsOf(file: { path: string; text: string }) {
  return [...file.text.matchAll(/from "(\.[^"]+)"/g)].map(([, target = ""]) =>
    path.posix.join(path.posix.dirname(file.path), target),
  );
}

const tests = sourceFiles("__tests__").filter(({ path }) =>
  /\.test\.tsx?$/.test(path),
);
const imported = new Set(tests.flatMap(importsOf));
const isTested = (file: string) => imported.has(file.replace(/\.tsx?$/, ""));

test("there are sources and tests to look at", () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(tests.length).toBeGreaterThan(30);
});

test("every file is imported by a test, or says why not", () => {
  const forgotten = sources.filter((file) => !isTested(file));

  expect(forgotten).toEqual(Object.keys(untested).sort());
});
