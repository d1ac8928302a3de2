import {
  builtLawn,
  gitHub,
  lawn,
  openEditor,
  openSaved,
} from "./support/staff";

const theirs = { path: "site.yml", text: "name: Theirs\n" };

/** Somebody who has written a name, and not saved it yet. */
async function openMine() {
  const editor = await openEditor();
  editor.write("site.yml", "name: Mine\n");
  return editor;
}

test("a draft that is older than the site doesn't undo what somebody else changed", async () => {
  const before = await openMine();
  gitHub.change("main", "site.yml", theirs.text);

  const after = await openEditor({ draft: before.state() });

  expect(await after.save()).toEqual({ changedSince: [theirs] });
});

test("what somebody else changed is reported until it is resolved, whatever is saved meanwhile", async () => {
  const editor = await openEditor();
  gitHub.change("main", "site.yml", theirs.text);
  editor.write("notice.yml", null);
  expect(await editor.save()).toMatchObject({ saved: true });

  editor.write("site.yml", "name: Mine\n");

  expect(await editor.save()).toEqual({ changedSince: [theirs] });
  expect(await editor.save()).toEqual({ changedSince: [theirs] });
});

test("what somebody else wrote comes with what they added for it", async () => {
  const editor = await openMine();
  const kite = { path: "images/kite.jpg", text: btoa("a picture") };
  gitHub.change("main", "site.yml", theirs.text);
  gitHub.change("main", kite.path, "a picture");

  expect(await editor.save()).toEqual({ changedSince: [theirs, kite] });
});

test("a picture that wasn't read is deleted only if it is still the same", async () => {
  const first = await openEditor({ built: builtLawn });
  const second = await openEditor({ built: builtLawn });
  first.write(lawn, null);
  second.write(lawn, null);
  expect(await first.save()).toMatchObject({ saved: true });

  gitHub.change("main", lawn, "theirs");

  expect(await second.save()).toEqual({
    changedSince: [{ path: lawn, text: btoa("theirs") }],
  });
});

test("a picture that wasn't read comes back when its deletion is undone", async () => {
  const editor = await openEditor({ built: builtLawn });
  const unread = editor.textOf(lawn);
  editor.write(lawn, null);
  await editor.save();
  expect(gitHub.savedText(lawn)).toBeUndefined();

  editor.write(lawn, unread);
  await editor.saveUnanswered("POST graphql");

  expect(await editor.save()).toMatchObject({ saved: true });
  expect(gitHub.savedText(lawn)).toBe(gitHub.textOf("main", lawn));
});

test("a text that somebody saved in an old encoding is not overwritten", async () => {
  const editor = await openMine();
  gitHub.change("main", "site.yml", Buffer.of(0xe9));

  await expect(editor.save()).rejects.toThrow("can’t be read as text");
});

test("after a pull request was closed, what it changed is as it was", async () => {
  const editor = await openSaved();
  gitHub.close(12);

  editor.write("notice.yml", null);
  await editor.saveUnanswered("GET commits");

  expect(await editor.save()).toHaveProperty("changedSince", [
    { path: "notice.yml", text: gitHub.textOf("main", "notice.yml") },
    { path: "site.yml", text: gitHub.textOf("main", "site.yml") },
  ]);
  expect(gitHub.pulls).toHaveLength(1);
});

test("after a pull request was closed, what was saved at a second try is as it was, too", async () => {
  const editor = await openEditor();
  editor.write("site.yml", "name: Mine\n");
  await editor.saveUnanswered("POST graphql");
  await editor.save();
  gitHub.close(12);
  editor.write("notice.yml", null);

  expect(await editor.save()).toHaveProperty("changedSince", [
    { path: "notice.yml", text: gitHub.textOf("main", "notice.yml") },
    { path: "site.yml", text: gitHub.textOf("main", "site.yml") },
  ]);
});

test("saving says that the pull request was closed on which a draft is based", async () => {
  const editor = await openSaved();
  editor.write("site.yml", "name: Second\n");
  gitHub.close(12);
  await editor.keepDraft();

  const later = await openEditor({ draft: editor.state() });

  expect(await later.save()).toHaveProperty(
    "closed",
    "https://github.com/rio-verde/website/pull/12",
  );
});

test("without a draft, what was closed doesn't matter anymore", async () => {
  await openSaved();
  gitHub.close(12);

  const later = await openEditor();
  later.write("notice.yml", null);

  expect(await later.save()).toMatchObject({ saved: true });
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
    const editor = await openMine();
    editor.write("notice.yml", null);
    await editor.saveUnanswered(request);

    expect(await editor.save()).toMatchObject({ saved: true });

    const [pull] = gitHub.pulls;
    expect(gitHub.pulls).toHaveLength(1);
    expect(pull?.body).toContain("/edit/?pull=12)");
    expect(gitHub.savedText("site.yml")).toBe("name: Mine\n");
    expect(gitHub.savedText("notice.yml")).toBeUndefined();
  },
);

test.each(["POST graphql", "POST pulls", "PATCH pulls"])(
  "after the answer to %s got lost, what staff change or take back is saved as they left it",
  async (request) => {
    const editor = await openEditor({ built: builtLawn });
    const before = [lawn, "notice.yml", "programs.yml"].map(
      (path) => [path, editor.textOf(path)] as const,
    );
    for (const [path] of before) editor.write(path, null);
    editor.write("site.yml", "name: Mine\n");
    await editor.saveUnanswered(request);

    editor.write("site.yml", "name: Mine, too\n");
    for (const [path, text] of before) editor.write(path, text);

    expect(await editor.save()).toMatchObject({ saved: true });

    expect(gitHub.savedText("site.yml")).toBe("name: Mine, too\n");
    for (const [path] of before) {
      expect(gitHub.savedText(path)).toBe(gitHub.textOf("main", path));
    }
  },
);

test.each(["POST graphql", "POST pulls", "PATCH pulls"])(
  "after the answer to %s got lost, even taking everything back is saved",
  async (request) => {
    const editor = await openEditor();
    const before = editor.textOf("site.yml");
    editor.write("site.yml", "name: Mine\n");
    await editor.saveUnanswered(request);
    editor.write("site.yml", before);
    expect(editor.mayHaveSaved()).toBe(true);

    expect(await editor.save()).toMatchObject({ saved: true });

    expect(editor.mayHaveSaved()).toBe(false);
    const [branch = ""] = gitHub.changeBranches;
    expect(gitHub.textOf(branch, "site.yml")).toBe(before);
  },
);

test("what never arrived can be taken back, too", async () => {
  const editor = await openEditor();
  const before = editor.textOf("site.yml");
  editor.write("site.yml", "name: Mine\n");
  const { reply } = gitHub;
  const busy = jest.spyOn(gitHub, "reply").mockImplementation((asked) => {
    const isCommit = asked.url.endsWith("graphql");
    return isCommit ? undefined : reply.call(gitHub, asked);
  });
  await expect(editor.save()).rejects.toThrow("can’t be reached");
  busy.mockRestore();
  editor.write("site.yml", before);

  expect(await editor.save()).toEqual({ saved: true });

  expect(editor.mayHaveSaved()).toBe(false);
});

test("after the answer to POST pulls got lost, the next visit continues with that pull request", async () => {
  const editor = await openMine();
  await editor.saveUnanswered("POST pulls");

  const later = await openEditor({ draft: editor.state() });
  later.write("notice.yml", null);
  await later.save();

  expect(gitHub.pulls).toHaveLength(1);
  expect(gitHub.savedText("site.yml")).toBe("name: Mine\n");
  expect(gitHub.savedText("notice.yml")).toBeUndefined();
});

test("what was merged although saving it seemed to fail stays", async () => {
  const editor = await openMine();
  await editor.saveUnanswered("PATCH pulls");
  gitHub.merge(12);
  expect(await editor.save()).toEqual({ saved: true });

  editor.write("notice.yml", null);
  await editor.save();

  expect(gitHub.savedText("site.yml")).toBe("name: Mine\n");
});

test("what is saved while the pull request is merged goes to another", async () => {
  const editor = await openSaved();
  editor.write("notice.yml", null);
  const { reply } = gitHub;
  jest.spyOn(gitHub, "reply").mockImplementation((asked) => {
    const isCommit = asked.url.endsWith("graphql");
    if (isCommit && gitHub.pulls.length === 1) gitHub.merge(12);
    return reply.call(gitHub, asked);
  });

  expect(await editor.save()).toMatchObject({
    pull: "https://github.com/rio-verde/website/pull/13",
  });

  expect(gitHub.savedText("notice.yml")).toBeUndefined();
  expect(gitHub.savedText("site.yml")).toBe("name: First\n");
});

test("what somebody else changed after an answer got lost is still theirs", async () => {
  const editor = await openMine();
  editor.write("notice.yml", null);
  await editor.saveUnanswered("POST pulls");
  const [branch = ""] = gitHub.changeBranches;
  gitHub.change(branch, "site.yml", theirs.text);
  editor.write("site.yml", "name: Mine, too\n");

  expect(await editor.save()).toEqual({ changedSince: [theirs] });
});

test("the site opens without the pull request of a repository that is gone", async () => {
  await openSaved();
  gitHub.pulls.length = 0;

  expect((await openEditor()).textOf("site.yml")).not.toBe("name: First\n");
});
