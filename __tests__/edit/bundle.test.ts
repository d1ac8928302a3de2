import { gzipSync } from "node:zlib";
import { bundle } from "../../edit/build/bundle";

let files: Awaited<ReturnType<typeof bundle>>;

beforeAll(async () => {
  files = await bundle("edit/local/main.tsx", ".");
});

const textOf = (name: string) => Buffer.from(files.get(name) ?? []).toString();

test("publishes the licenses of its packages", () => {
  const licenses = textOf("licenses.txt");

  expect(licenses).toContain("@codemirror/view: MIT");
  expect(licenses).toContain("zod: MIT");
  expect(licenses).not.toMatch(/: [\w-]+\n\n\n/);
});

test("the first load is small, and CodeMirror isn't in it", () => {
  const loaded = new Set(["edit.js"]);
  for (const name of loaded) {
    for (const [, part = ""] of textOf(name).matchAll(
      /(?:from|import)"\.\/([^"]+\.js)"/g,
    )) {
      loaded.add(part);
    }
  }
  const sizes = Array.from(loaded, (name) => gzipSync(textOf(name)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(350_000);
  const all = [...files.keys()].filter((name) => name.endsWith(".js"));
  const later = all.filter((name) => !loaded.has(name)).map(textOf);
  expect(later.join("")).toContain("cm-content");
  expect([...loaded].map(textOf).join("")).not.toContain("cm-content");
});
