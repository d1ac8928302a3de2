import { gzipSync } from "node:zlib";
import { builtFiles, builtText } from "../../support/pages";
import { expect, test } from "../../support/test";

/** In bytes, before the editor opens a page's text or saves: a promise. */
const editorBudget = 350_000;

test("the editor's first load is small, without CodeMirror", () => {
  const all = builtFiles.filter((each) => /^edit.[\w-]+\.js$/.test(each));
  expect(all.map(builtText).join("")).toContain("cm-content");
  const loaded = new Set(all.filter((each) => /^edit.edit-/.test(each)));
  for (const name of loaded) {
    const imports = builtText(name).matchAll(/\b(?:from|import)"\.\/([^"]+)"/g);
    for (const [, imported = ""] of imports) loaded.add(`edit/${imported}`);
  }
  expect(loaded.size).toBeGreaterThan(1);
  const scripts = Array.from(loaded, builtText);
  expect(scripts.join("")).not.toContain("cm-content");
  const sizes = scripts.map((script) => gzipSync(script).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(editorBudget);
});

test("the licenses of the editor's packages come with it", () => {
  const licenses = builtText("edit/licenses.txt");
  expect(licenses).toContain("@codemirror/view: MIT");
  expect(licenses).toContain("zod: MIT");
  // A package without its license.
  expect(licenses).not.toMatch(/: [\w-]+\n\n\n/);
});
