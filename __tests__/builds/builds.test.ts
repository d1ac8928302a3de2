import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { check } from "../../src/content/check/check";
import { checkContent } from "../../src/content/load/check-content";
import { damaged } from "../content/support/mutations";
import { snapshotWith } from "../content/support/snapshot";
import { build, digests, freshProject } from "./site-build";

const folders: string[] = [];

async function project() {
  const folder = await freshProject();
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

/**
 * Adds damaged pages that the checker accepts, the same in every run: first
 * those accepted on their own, then those accepted with all others.
 */
async function addAcceptedPages(folder: string) {
  const pages = path.join(folder, "content", "pages");
  const about = await readFile(path.join(pages, "about.mdx"), "utf8");
  const isWell = (text: string) => {
    const files = { "pages/damaged.mdx": text, "documents/trail-map.pdf": "x" };
    return check("content", snapshotWith(files)).problems.length === 0;
  };
  const well = fc
    .sample(damaged(about), { numRuns: 2000, seed: 7 })
    .map((text, index) => text.replace("About Us", `About ${index}`))
    .filter(isWell)
    .slice(0, 100);
  const names = well.map((_, index) => `damaged-${index}`);
  for (const [index, text] of well.entries()) {
    await writeFile(path.join(pages, `damaged-${index}.mdx`), text);
  }
  const { problems } = await checkContent(path.join(folder, "content"));
  const refused = new Set(
    problems.map(({ file }) => path.basename(file, ".mdx")),
  );
  for (const name of names.filter((each) => refused.has(each))) {
    await rm(path.join(pages, `${name}.mdx`));
  }
  return names.filter((name) => !refused.has(name));
}

test("builds every page that the checker accepts, even fifty damaged ones", async () => {
  const folder = await project();
  const names = await addAcceptedPages(folder);
  expect(names.length).toBeGreaterThanOrEqual(50);

  expect(await build(folder)).toMatchObject({ ok: true });

  const built = Object.keys(await digests(folder));
  for (const name of names) {
    expect(built).toContain(path.join(name, "index.html"));
  }
});

test("an invalid file stops the build with its name and line", async () => {
  const folder = await project();
  const file = path.join(folder, "content", "impact.yml");
  await writeFile(file, '- value: "500+"\n  lable: Acres Restored\n');

  const { ok, output } = await build(folder);

  expect(ok).toBe(false);
  expect(output).toContain("content/impact.yml:2:3");
  expect(output).toContain("did you mean label?");
});
