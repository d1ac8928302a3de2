import { unsavedFiles } from "../../../edit/state/content-state";
import { sampleRepository } from "../../browser/support/sample";
import {
  builtLawn,
  gitHub,
  lawn,
  openEditor,
  openSaved,
} from "./support/staff";
// After the stand-in for the browser's storage.
import { keepDraft, readDraft } from "../../../edit/state/drafts";

test.each(["merged", "closed"] as const)(
  "a pull request that was %s already isn't reviewed",
  async (end) => {
    await openSaved();
    gitHub[end === "merged" ? "merge" : "close"](12);

    await expect(openEditor({ pull: 12 })).rejects.toThrow(end);
  },
);

/** Somebody who has deleted the notice in the review of pull request 12. */
async function openReview() {
  await openSaved();
  const review = await openEditor({ pull: 12 });
  expect(unsavedFiles(review.state())).toEqual([]);
  review.write("notice.yml", null);
  return review;
}

test("a review saves what was changed in it, and a later one continues with that", async () => {
  const draft = (await openReview()).state();
  const later = await openEditor({ pull: 12, draft });

  expect(unsavedFiles(later.state())).toHaveLength(1);
  expect(await later.save()).toMatchObject({ saved: true });
  expect(later.changedPaths()).toEqual(["notice.yml", "site.yml"]);
  expect(gitHub.savedText("notice.yml")).toBeUndefined();
  expect(gitHub.savedText("site.yml")).toBe("name: First\n");
});

test("what is saved in a review that is over is there when the site is edited", async () => {
  const review = await openReview();
  gitHub.merge(12);

  await review.save();

  expect((await openEditor()).state().texts.has("notice.yml")).toBe(false);
});

const ofReview = `${sampleRepository} 12`;

test("what wasn't saved in a review that is over is offered on the site", async () => {
  await keepDraft(ofReview, (await openReview()).state());
  gitHub.merge(12);

  await expect(openEditor({ pull: 12 })).rejects.toThrow("is offered");

  const draft = await readDraft(sampleRepository);
  const editor = await openEditor(draft && { draft });
  expect(unsavedFiles(editor.state())).toMatchObject([
    { path: "notice.yml", after: null },
  ]);
  expect(await readDraft(ofReview)).toBeUndefined();
});

test("what wasn't saved in a review that is over stays, if the site has other changes", async () => {
  const review = await openReview();
  await keepDraft(ofReview, review.state());
  review.write("site.yml", "name: Mine\n");
  await keepDraft(sampleRepository, review.state());
  gitHub.merge(12);

  await expect(openEditor({ pull: 12 })).rejects.toThrow("others on the site");
  expect(await readDraft(ofReview)).toBeDefined();
});

test("a review shows its own changes, not what others have merged since", async () => {
  await openSaved("notice.yml", null);
  gitHub.change("main", "site.yml", "name: Theirs\n");

  const review = await openEditor({ pull: 12 });

  expect(review.changedPaths()).toEqual(["notice.yml"]);
});

test("a review shows that a picture is deleted, and doesn't use it", async () => {
  await openSaved(lawn, null);

  const review = await openEditor({ pull: 12, built: builtLawn });

  expect(review.changedPaths()).toEqual([lawn]);
  expect(review.state().texts.has(lawn)).toBe(false);
});

const aLink = "a link, or something else that is neither a file nor a folder";

test.each([
  ["what isn't a file", "documents/map.pdf", "160000", aLink],
  ["a page that is far too large", "pages/about.mdx", "100644", "65 KB"],
])("a review reports %s, and doesn't read it", async (_, path, mode, found) => {
  await openSaved();
  const [branch = ""] = gitHub.changeBranches;
  gitHub.change(branch, path, "a".repeat(65 * 1024));
  gitHub.modes.set(`content/${path}`, mode);

  const review = await openEditor({ pull: 12 });

  expect(review.state().texts.has(path)).toBe(false);
  expect(review.problems()).toContainEqual(
    expect.objectContaining({ file: path, found }),
  );
});

test("what was read once isn't requested again", async () => {
  await openSaved("images/pond.jpg", btoa("a new picture"));
  await openEditor();
  const reply = jest.spyOn(gitHub, "reply");
  await openEditor();

  const asked = reply.mock.calls.map(([{ url }]) => url);
  expect(asked.filter((url) => url.includes("git/blobs"))).toEqual([]);
});

test("a review doesn't read more pictures than fit in the browser's memory", async () => {
  await openSaved();
  const [branch = ""] = gitHub.changeBranches;
  gitHub.change(branch, "images/large.jpg", "a");
  gitHub.sizes.set("content/images/large.jpg", 201 * 1024 * 1024);

  await expect(openEditor({ pull: 12 })).rejects.toThrow("too large");
});

test("a change from a fork is not saved to the original repository", async () => {
  gitHub.pulls.push({
    ...{ number: 12, title: "Change it", body: "" },
    ...{ state: "open", merged: false },
    ...{ head: "main", base: "main", repository: "stranger/website" },
  });
  const editor = await openEditor({ pull: 12 });
  editor.write("site.yml", "name: Mine\n");

  await expect(editor.save()).rejects.toThrow("copy of the repository");
  expect(gitHub.textOf("main", "site.yml")).not.toContain("Mine");
});
