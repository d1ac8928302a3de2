/** @jest-environment node */
import { checkContent } from "../../../src/content/check-content";
import { checkFiles } from "../../../src/content/check/content-files";
import { removeFolders, writeContent } from "../support/content-folder";

afterEach(removeFolders);

test("a file that went away is told, and the others are checked", async () => {
  const gone = { kind: "file", size: 1, location: "/nowhere/at-all" } as const;
  const { pages, problems } = await checkFiles([
    { ...gone, name: "about.mdx", path: "pages/about.mdx" },
  ]);

  expect(pages.size).toBe(0);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    file: "pages/about.mdx",
    path: "pages › about",
    expected: "a file that can be opened and read",
    fix: "see whether you can open it; if so, tell a developer this message",
  });
  expect(problems[0]?.found).toMatch(
    /^a file that could not be checked: .*ENOENT: no such file/,
  );
});

test("a fault of the checker's own is a problem, not a crash", async () => {
  const folder = await writeContent();
  const { problems } = await checkContent(folder, { now: new Date(NaN) });

  expect(problems.map(({ file, found }) => [file, found])).toEqual([
    [folder, "a fault in the checker: RangeError: Invalid time value"],
  ]);
});
