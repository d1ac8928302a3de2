/** @jest-environment node */
import { checkContent } from "../../../src/content/check-content";
import {
  edited,
  now,
  removeFolders,
  writeContent,
} from "../support/content-folder";

afterEach(removeFolders);

async function notesWith(file: string, from: string, to: string) {
  const folder = await writeContent({ [file]: edited(file, from, to) });
  const { notes } = await checkContent(folder, { now, environment: {} });
  return notes
    .filter((note) => note.startsWith(folder))
    .map((note) => note.replace(folder, "content"));
}

test.each([
  ["home.yml", "  lead: Who we are", "\tlead: Who we are"],
  ["pages/about.mdx", "title: About Us", "title: About Us\n]"],
])("%s with a line that hides the rest", async (file, from, to) => {
  expect(await notesWith(file, from, to)).toEqual([
    `content/${file} can't be read to its end. More may show once this is mended.`,
  ]);
});

test.each([
  ["a value that can't be read", "lead: Who we are", "lead: @us"],
  ["a slip that can be mended", "lead: Who we are", "lead:Who we are"],
  ["nothing wrong", "lead: Who we are", "lead: Who we were"],
])("no note with %s", async (_, from, to) => {
  expect(await notesWith("home.yml", from, to)).toEqual([]);
});
