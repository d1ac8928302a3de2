import { unsavedFiles } from "../../../edit/state/content-state";
import { gitHub, openEditor, openSaved } from "./support/staff";

test("what was saved is there again until it is merged or closed", async () => {
  await openSaved();

  const after = await openEditor();
  expect(after.textOf("site.yml")).toBe("name: First\n");
  expect(unsavedFiles(after.state())).toEqual([]);
  expect(after.state().isUnpublished).toBe(true);
  after.write("site.yml", "name: Second\n");
  await after.save();

  expect(gitHub.pulls).toHaveLength(1);
  gitHub.close(12);
  const { textOf } = await openEditor();
  expect(textOf("site.yml")).not.toContain("Second");
});

test("lists each change once, however often it is saved", async () => {
  const editor = await openSaved();
  editor.write("site.yml", "name: Second\n");
  await editor.save();
  editor.write("notice.yml", null);
  await editor.save("Delete Notice");

  expect(gitHub.pulls[0]?.body).toMatch(/^- Change it\n- Delete Notice\n\n\[/);
});

test("after a pull request was merged, changes are saved to another", async () => {
  const editor = await openSaved();
  gitHub.merge(12);

  editor.write("site.yml", "name: Second\n");

  expect(await editor.save()).toMatchObject({
    pull: "https://github.com/rio-verde/website/pull/13",
  });
  expect(gitHub.savedText("site.yml")).toBe("name: Second\n");
});

test("each line keeps its line ending, and new ones get that of Windows", async () => {
  gitHub.change("main", "site.yml", "name: A\r\nurl: B\nein: D");

  const changed = "name: C\nurl: B\nein: D\nemail: E\n";
  const editor = await openSaved("site.yml", changed);

  expect(gitHub.savedText("site.yml")).toBe(
    "name: C\r\nurl: B\nein: D\r\nemail: E\r\n",
  );
  expect(editor.changedPaths()).toEqual([]);
});

test("files that a computer added to an uploaded folder don't keep anybody from saving", async () => {
  gitHub.change("main", "images/.DS_Store", "");

  const problems = (await openEditor()).problems();

  expect(problems.map(({ file }) => file)).not.toContain("images/.DS_Store");
});
