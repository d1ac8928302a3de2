import { readFileSync } from "node:fs";
import { z } from "zod";
import { gitHubStore } from "../../edit/github/github-store";
import type { KnownFiles } from "../../edit/github/read-repository";
import {
  type Unsaved,
  changedFiles,
  baseOf,
  edit,
  startEdits,
  unsavedFiles,
} from "../../edit/state/edits";
import { addedEntry } from "../../edit/state/added-files";
import {
  type FakeGitHub,
  hashOf,
  sampleOnGitHub,
} from "../browser/support/fake-github";
import { sampleFolder, sampleRepository } from "../browser/support/sample";

const mockKept = new Map<string, unknown>();

// Node has no IndexedDB, where the editor keeps what it has read.
jest.mock("idb-keyval", () => ({
  get: (key: string) => Promise.resolve(mockKept.get(key)),
  set: (key: string, value: unknown) => {
    mockKept.set(key, value);
    return Promise.resolve();
  },
}));

interface Visit {
  readonly pull?: number;
  readonly draft?: Unsaved;
  readonly known?: KnownFiles;
}

/** Somebody who has opened the editor: on main, or on a pull request. */
async function openEditor(
  gitHub: FakeGitHub,
  { pull, draft, known = new Map() }: Visit = {},
) {
  const store = gitHubStore({
    repository: sampleRepository,
    pull,
    readKnown: () => Promise.resolve(known),
    reviewAddress: "https://rioverde.example/edit/?pull=",
  });
  let edits = startEdits(await store.open(), draft);
  return {
    edits: () => edits,
    /** The files that are marked as changed. */
    changedPaths: () =>
      changedFiles(baseOf(edits), edits.texts).map(({ path }) => path),
    textOf: (path: string) => edits.texts.get(path) ?? "",
    write: (path: string, text: string | null) => {
      edits = edit(edits, { type: "write", files: [{ path, text }] });
    },
    save: async (description = "Change it") => {
      const { texts } = edits;
      store.account?.use(gitHub.token);
      const answer = await store.save({
        changes: unsavedFiles(edits),
        title: "Change it",
        description,
      });
      if ("saved" in answer) edits = edit(edits, { type: "saved", texts });
      return answer;
    },
  };
}

let gitHub: FakeGitHub;

beforeEach(async () => {
  mockKept.clear();
  gitHub = await sampleOnGitHub();
  jest.spyOn(globalThis, "fetch").mockImplementation((url, init = {}) => {
    const { method = "GET", headers, body } = init;
    const reply = gitHub.reply({
      method,
      url: z.string().parse(url),
      authorization: new Headers(headers).get("authorization") ?? undefined,
      body: typeof body === "string" ? JSON.parse(body) : undefined,
    });
    return reply
      ? Promise.resolve(Response.json(reply.body, { status: reply.status }))
      : Promise.reject(new TypeError("Failed to fetch"));
  });
});

const theirs = { path: "site.yml", text: "name: Theirs\n" };

test("a draft that is older than the site doesn't undo what somebody else changed", async () => {
  const before = await openEditor(gitHub);
  before.write("site.yml", "name: Mine\n");
  gitHub.change("main", "site.yml", theirs.text);

  const after = await openEditor(gitHub, { draft: before.edits() });

  expect(await after.save()).toEqual({ changedSince: [theirs] });
});

test("what somebody else changed is reported until it is resolved, whatever is saved meanwhile", async () => {
  const editor = await openEditor(gitHub);
  gitHub.change("main", "site.yml", theirs.text);
  editor.write("notice.yml", null);
  expect(await editor.save()).toMatchObject({ saved: true });

  editor.write("site.yml", "name: Mine\n");

  expect(await editor.save()).toEqual({ changedSince: [theirs] });
  expect(await editor.save()).toEqual({ changedSince: [theirs] });
});

test("what somebody else wrote comes with what they added for it", async () => {
  const editor = await openEditor(gitHub);
  gitHub.change("main", "site.yml", theirs.text);
  gitHub.change("main", "images/kite.jpg", "a picture");
  editor.write("site.yml", "name: Mine\n");

  expect(await editor.save()).toEqual({
    changedSince: [
      theirs,
      { path: "images/kite.jpg", text: btoa("a picture") },
    ],
  });
});

test("what was saved is there again until it is merged or closed", async () => {
  const before = await openEditor(gitHub);
  before.write("site.yml", "name: First\n");
  await before.save();

  const after = await openEditor(gitHub);
  expect(after.textOf("site.yml")).toBe("name: First\n");
  expect(unsavedFiles(after.edits())).toEqual([]);
  expect(after.edits().isSaved).toBe(true);
  after.write("site.yml", "name: Second\n");
  await after.save();

  expect(gitHub.pulls).toHaveLength(1);
  gitHub.close(12);
  const { textOf } = await openEditor(gitHub);
  expect(textOf("site.yml")).not.toContain("Second");
});

test("a pull request lists everything that was saved to it", async () => {
  const editor = await openEditor(gitHub);
  editor.write("site.yml", "name: First\n");
  await editor.save("Change the name");
  editor.write("notice.yml", null);
  await editor.save("Delete Notice");

  const [pull] = gitHub.pulls;
  expect(pull?.body).toBe(
    "- Change the name\n- Delete Notice\n\n[See the pages with this change](https://rioverde.example/edit/?pull=12)",
  );
});

test.each(["merged", "closed"] as const)(
  "a pull request that was %s already isn't reviewed",
  async (end) => {
    const editor = await openEditor(gitHub);
    editor.write("site.yml", "name: First\n");
    await editor.save();
    if (end === "merged") gitHub.merge(12);
    else gitHub.close(12);

    await expect(openEditor(gitHub, { pull: 12 })).rejects.toThrow(end);
  },
);

test("after a pull request was closed, what it changed is as it was", async () => {
  const editor = await openEditor(gitHub);
  const before = editor.textOf("site.yml");
  editor.write("site.yml", "name: First\n");
  await editor.save();
  gitHub.close(12);

  editor.write("notice.yml", null);

  expect(await editor.save()).toHaveProperty("changedSince", [
    { path: "notice.yml", text: gitHub.textOf("main", "notice.yml") },
    { path: "site.yml", text: before },
  ]);
  expect(gitHub.pulls).toHaveLength(1);
});

test("after a pull request was merged, changes are saved to another", async () => {
  const editor = await openEditor(gitHub);
  editor.write("site.yml", "name: First\n");
  await editor.save();
  gitHub.merge(12);

  editor.write("site.yml", "name: Second\n");

  expect(await editor.save()).toMatchObject({
    link: { address: "https://github.com/rio-verde/website/pull/13" },
  });
  const [, second] = gitHub.pulls;
  expect(gitHub.textOf(second?.head ?? "", "site.yml")).toBe("name: Second\n");
});

test.each([
  "POST git",
  "POST graphql",
  "GET pulls",
  "POST pulls",
  "PATCH pulls",
])(
  "saving again finishes what was begun when the answer to %s got lost",
  async (request) => {
    const editor = await openEditor(gitHub);
    editor.write("site.yml", "name: Mine\n");
    editor.write("notice.yml", null);
    gitHub.lost = request;
    await expect(editor.save()).rejects.toThrow("can’t be reached");

    expect(await editor.save()).toMatchObject({ saved: true });

    const [pull] = gitHub.pulls;
    expect(gitHub.pulls).toHaveLength(1);
    expect(pull?.body).toContain("/edit/?pull=12)");
    expect(gitHub.textOf(pull?.head ?? "", "site.yml")).toBe("name: Mine\n");
    expect(gitHub.textOf(pull?.head ?? "", "notice.yml")).toBeUndefined();
  },
);

test("a review saves what was changed in it, and a later one goes on with that", async () => {
  const first = await openEditor(gitHub);
  first.write("site.yml", "name: First\n");
  await first.save();

  const review = await openEditor(gitHub, { pull: 12 });
  expect(unsavedFiles(review.edits())).toEqual([]);
  review.write("notice.yml", null);
  const draft = review.edits();
  const later = await openEditor(gitHub, { pull: 12, draft });

  expect(unsavedFiles(later.edits())).toHaveLength(1);
  expect(await later.save()).toMatchObject({ saved: true });
  expect(later.changedPaths()).toEqual(["notice.yml", "site.yml"]);
  const [pull] = gitHub.pulls;
  expect(gitHub.textOf(pull?.head ?? "", "notice.yml")).toBeUndefined();
  expect(gitHub.textOf(pull?.head ?? "", "site.yml")).toBe("name: First\n");
});

test("a review shows its own changes, not what others have merged since", async () => {
  const first = await openEditor(gitHub);
  first.write("notice.yml", null);
  await first.save();
  gitHub.change("main", "site.yml", theirs.text);

  const review = await openEditor(gitHub, { pull: 12 });

  expect(review.changedPaths()).toEqual(["notice.yml"]);
});

test("a text that somebody saved in an old encoding is not written over", async () => {
  const editor = await openEditor(gitHub);
  editor.write("site.yml", "name: Mine\n");
  gitHub.change("main", "site.yml", Buffer.of(0xe9));

  await expect(editor.save()).rejects.toThrow("can’t be read as text");
});

test("a review shows that a picture is deleted, and doesn't use it", async () => {
  const first = await openEditor(gitHub);
  const path = "images/lawn.jpg";
  first.write(path, null);
  await first.save();

  const sha = hashOf(readFileSync(`${sampleFolder}/${path}`));
  const entry = { path, kind: "file", size: 1 } as const;
  const known = new Map([[path, { sha, entry }]]);
  const review = await openEditor(gitHub, { pull: 12, known });

  expect(review.changedPaths()).toEqual([path]);
  expect(review.edits().others.entries).not.toContainEqual(entry);
});

test("opens what has only the name of a picture", async () => {
  gitHub.change("main", "images/torn.jpg", "no picture");

  const { edits } = await openEditor(gitHub);

  const text = edits().texts.get("images/torn.jpg") ?? "";
  expect(addedEntry("images/torn.jpg", text).picture?.format).toBeUndefined();
});

test("a change from a copy of the repository is not saved to ours", async () => {
  gitHub.pulls.push({
    ...{ number: 12, title: "Change it", body: "" },
    ...{ state: "open", merged: false },
    ...{ head: "main", base: "main", repository: "stranger/website" },
  });
  const editor = await openEditor(gitHub, { pull: 12 });
  editor.write("site.yml", "name: Mine\n");

  await expect(editor.save()).rejects.toThrow("copy of the repository");
  expect(gitHub.textOf("main", "site.yml")).not.toContain("Mine");
});
