import { randomUUID } from "node:crypto";
import fs, {
  chmod,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import path from "node:path";
import { gitHash } from "../../../edit/server/git-hash";
import { startServer } from "../../../edit/server/server";
import { unreadText } from "../../../edit/store/texts";
import { type SampleServer, sampleServer } from "./support/sample-server";

const { writeFile } = fs;

let editor: SampleServer;

beforeEach(async () => {
  editor = await sampleServer();
});

afterEach(() => editor.close());

test("saves again what was saved when the answer got lost", async () => {
  const changes = [
    await editor.changeTo("site.yml", "name: B"),
    await editor.changeTo("events.yml", null),
  ];
  await editor.save(changes);

  expect((await editor.save(changes)).answer).toEqual({ saved: true });
});

test.each([
  ["others can't read", 0o600],
  ["a group may write", 0o664],
])("a file that %s stays so", async (_, mode) => {
  const site = path.join(editor.folder, "site.yml");
  await chmod(site, mode);

  await editor.save([await editor.changeTo("site.yml", "name: B")]);

  expect((await stat(site)).mode & 0o777).toBe(mode);
});

test("deletes a picture that wasn't read, if it is still the same or gone", async () => {
  const name = "images/table.jpg";
  const table = path.join(editor.folder, name);
  const before = unreadText(gitHash(await readFile(table)));
  const deletion = { path: name, before, after: null };
  await writeFile(table, "theirs");
  const { answer } = await editor.withoutChanges(() => editor.save([deletion]));
  expect(answer.changedSince).toEqual([{ path: name, text: btoa("theirs") }]);

  await rm(table);
  expect((await editor.save([deletion])).answer).toEqual({ saved: true });
});

test("brings back a picture that was deleted, although it was never read", async () => {
  const name = "images/table.jpg";
  const table = path.join(editor.folder, name);
  const bytes = await readFile(table);
  const hash = gitHash(bytes);
  const unread = unreadText(hash);
  await editor.save([{ path: name, before: unread, after: null }]);
  expect((await editor.send(`${name}?${hash}`)).bytes).toEqual(bytes);

  const undone = [{ path: name, before: null, after: unread }];
  expect((await editor.save(undone)).answer).toEqual({ saved: true });
  expect((await editor.save(undone)).answer).toEqual({ saved: true });
  expect(await readFile(table)).toEqual(bytes);
});

test("writes nothing when a file changed since it was read", async () => {
  const { before } = await editor.changeTo("site.yml", null);
  const about = path.join(editor.folder, "pages/about.mdx");
  const changes = [
    await editor.changeTo("home.yml", "a"),
    { path: "site.yml", before: `${before ?? ""} `, after: "b" },
    { path: "pages/about.mdx", before: null, after: "c" },
    { path: "pages/gone.mdx", before: "", after: "d" },
  ];

  expect(await editor.withoutChanges(() => editor.save(changes))).toEqual({
    status: 409,
    answer: {
      changedSince: [
        { path: "site.yml", text: before },
        { path: "pages/about.mdx", text: await readFile(about, "utf8") },
        { path: "pages/gone.mdx", text: null },
      ],
    },
  });
});

test("writes nothing over what another program writes meanwhile", async () => {
  const site = path.join(editor.folder, "site.yml");
  const changes = [
    await editor.changeTo("site.yml", "name: Ours"),
    await editor.changeTo("home.yml", "a"),
  ];
  jest.spyOn(fs, "writeFile").mockImplementationOnce(async (...file) => {
    await writeFile(...file);
    await writeFile(site, "name: Theirs");
  });
  const { answer } = await editor.save(changes);

  expect(answer.changedSince).toEqual([
    { path: "site.yml", text: "name: Theirs" },
  ]);
  expect(await readFile(site, "utf8")).toBe("name: Theirs");
});

test("says that the folder is gone, not that somebody deleted its files", async () => {
  const change = await editor.changeTo("site.yml", "name: B");
  await rm(editor.folder, { recursive: true });

  const { status, answer } = await editor.save([change]);

  expect(status).toBe(400);
  expect(answer.error).toContain("is gone");
});

test("of two saves at the same time, the second finds what the first wrote", async () => {
  const first = await editor.changeTo("site.yml", "name: A");
  const second = { ...first, after: "name: B" };

  const answers = await Promise.all([
    editor.save([first]),
    editor.save([second]),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("removes what a save that was cut off has left when the editor starts", async () => {
  const { folder } = editor;
  const left = ["", "pages", "images"].map((name) =>
    path.join(folder, name, `.edit-${randomUUID()}`),
  );
  for (const file of left) await writeFile(file, "half a te");
  const before = await readFile(path.join(folder, "site.yml"));
  const served = { folder, bundle: new Map<string, Uint8Array>() };
  const { close } = await startServer(served, 0);
  close();

  for (const file of left) {
    await expect(readFile(file)).rejects.toThrow("ENOENT");
  }
  expect(await readFile(path.join(folder, "site.yml"))).toEqual(before);
});

const full = new Error("ENOSPC: no space left on device");

test.each([
  [
    "the second text can't be written",
    () =>
      jest
        .spyOn(fs, "writeFile")
        .mockImplementationOnce(writeFile)
        .mockRejectedValueOnce(full),
  ],
  [
    "the last file can't be deleted",
    () =>
      jest
        .spyOn(fs, "rm")
        .mockImplementationOnce(rm)
        .mockRejectedValueOnce(full),
  ],
])("changes no file when %s", async (_, fail) => {
  await chmod(path.join(editor.folder, "notice.yml"), 0o600);
  const changes = [
    { path: "pages/new.mdx", before: null, after: "new" },
    await editor.changeTo("home.yml", "a"),
    await editor.changeTo("site.yml", "b"),
    await editor.changeTo("notice.yml", null),
    await editor.changeTo("pages/about.mdx", null),
  ];
  const { status, answer } = await editor.withoutChanges(() => {
    fail();
    return editor.save(changes);
  });

  expect(status).toBe(500);
  expect(answer.error).toContain("the disk is full");
});

const scripted = "%PDF-1.4<</S /JavaScript>>%%EOF";
const unknown = "The content has no page";

test.each([
  ["images/note.jpg", btoa("no picture"), "images/note.jpg can’t be read"],
  ["images/note.jpg", unreadText("1f9c"), "can’t be brought back"],
  ["documents/map.pdf", btoa("no PDF"), "documents/map.pdf isn’t a PDF"],
  ["documents/map.pdf", btoa(scripted), "documents/map.pdf isn’t a PDF"],
  ["other.yml", "a", unknown],
  ["../site.yml", "a", unknown],
  ["pages/../site.yml", "a", unknown],
  [String.raw`images/..\..\new.jpg`, "a", "No file can be named"],
  ["pages/..%2fsite.yml", "a", unknown],
  ["/site.yml", "a", unknown],
  ["pages/deeper/page.mdx", "a", unknown],
  ["images/pond.gif", "a", unknown],
  ["pages/a\0.mdx", "a", "can't be read or written"],
])("writes nothing at all with a file %j of %j", async (name, after, error) => {
  const changes = [
    await editor.changeTo("home.yml", "a"),
    { path: name, before: null, after },
  ];
  const { status, answer } = await editor.withoutChanges(() =>
    editor.save(changes),
  );

  expect(status).toBeGreaterThanOrEqual(400);
  expect(answer.error).toContain(error);
});

test.each([
  ["site.yml", "site.yml"],
  ["pages", "pages/new.mdx"],
])("follows no link in place of %s", async (name, changed) => {
  const { folder, send, save } = editor;
  const target = path.join(folder, "..", "target");
  await rename(path.join(folder, name), target);
  await symlink(target, path.join(folder, name));
  await symlink(target, path.join(folder, "images/link.jpg"));

  const { status } = await editor.withoutChanges(() =>
    save([{ path: changed, before: null, after: "a" }]),
  );

  expect(status).toBe(400);
  expect((await send("images/link.jpg")).status).toBe(400);
});

const added = { path: "pages/new.mdx", before: null, after: "a" };
const valid = JSON.stringify([added]);
const twice = JSON.stringify([added, added]);

test.each([
  ["another website", 403, { origin: "https://example.org" }, valid],
  ["a file", 403, { origin: "null" }, valid],
  ["a form", 400, { "content-type": "text/plain" }, valid],
  ["too much", 400, { "content-length": 65 * 1024 * 1024 }, valid],
  ["no JSON", 400, {}, "{"],
  ["no list", 400, {}, "{}"],
  ["one file twice", 400, {}, twice],
])("saves nothing for %s", async (_, status, headers, body) => {
  const answer = await editor.withoutChanges(() => editor.post(body, headers));

  expect(answer.status).toBe(status);
});
