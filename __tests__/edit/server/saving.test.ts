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
  const site = editor.at("site.yml");
  await chmod(site, mode);

  await editor.save([await editor.changeTo("site.yml", "name: B")]);

  expect((await stat(site)).mode & 0o777).toBe(mode);
});

const table = "images/table.jpg";

test("deletes a picture that wasn't read, if it is still the same or gone", async () => {
  const before = unreadText(gitHash(await readFile(editor.at(table))));
  const deletion = [{ path: table, before, after: null }];
  await writeFile(editor.at(table), "theirs");
  const { answer } = await editor.withoutChanges(() => editor.save(deletion));
  expect(answer.changedSince).toEqual([{ path: table, text: btoa("theirs") }]);

  await rm(editor.at(table));
  expect((await editor.save(deletion)).answer).toEqual({ saved: true });
});

test("brings back a picture that was deleted, although it was never read", async () => {
  const bytes = await readFile(editor.at(table));
  const hash = gitHash(bytes);
  const unread = unreadText(hash);
  await editor.save([{ path: table, before: unread, after: null }]);
  expect((await editor.send(`${table}?${hash}`)).bytes).toEqual(bytes);

  const undone = [{ path: table, before: null, after: unread }];
  // Once more, as when the answer got lost.
  for (let times = 0; times < 2; times += 1) {
    expect((await editor.save(undone)).answer).toEqual({ saved: true });
  }
  expect(await readFile(editor.at(table))).toEqual(bytes);
});

test("writes nothing when a file changed since it was read", async () => {
  const site = await editor.changeTo("site.yml", "a");
  const about = await editor.changeTo("pages/about.mdx", "b");
  const changes = [
    await editor.changeTo("home.yml", "c"),
    { ...site, before: "name: Older" },
    { ...about, before: null },
    { path: "pages/gone.mdx", before: "", after: "d" },
  ];

  const { status, answer } = await editor.withoutChanges(() =>
    editor.save(changes),
  );

  expect(status).toBe(409);
  expect(answer.changedSince).toEqual([
    { path: "site.yml", text: site.before },
    { path: "pages/about.mdx", text: about.before },
    { path: "pages/gone.mdx", text: null },
  ]);
});

test("writes nothing over what another program writes meanwhile", async () => {
  const theirs = { path: "site.yml", text: "name: Theirs" };
  const changes = [
    await editor.changeTo("site.yml", "name: Ours"),
    await editor.changeTo("home.yml", "a"),
  ];
  jest.spyOn(fs, "writeFile").mockImplementationOnce(async (...file) => {
    await writeFile(...file);
    await writeFile(editor.at("site.yml"), theirs.text);
  });

  const { answer } = await editor.save(changes);

  expect(answer.changedSince).toEqual([theirs]);
  expect(await readFile(editor.at("site.yml"), "utf8")).toBe(theirs.text);
});

test("says that the folder is gone, not that somebody deleted its files", async () => {
  const change = await editor.changeTo("site.yml", "name: B");
  await rm(editor.folder, { recursive: true });

  const { status, answer } = await editor.save([change]);

  expect(status).toBe(400);
  expect(answer.error).toContain("is gone");
});

test("of two saves at the same time, the second finds what the first wrote", async () => {
  const change = await editor.changeTo("site.yml", "name: A");
  const other = { ...change, after: "name: B" };

  const saves = [change, other].map((each) => editor.save([each]));

  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test("removes what a save that was cut off has left when the editor starts", async () => {
  const { folder } = editor;
  await editor.withoutChanges(async () => {
    for (const below of ["", "pages", "images"]) {
      const left = path.join(folder, below, `.edit-${randomUUID()}`);
      await writeFile(left, "half a te");
    }
    const { close } = await startServer({ folder, bundle: new Map() }, 0);
    close();
  });
});

const full = new Error("ENOSPC: no space left on device");

test.each([
  [
    "the second text can't be written",
    () => jest.spyOn(fs, "writeFile").mockImplementationOnce(writeFile),
  ],
  [
    "the last file can't be deleted",
    () => jest.spyOn(fs, "rm").mockImplementationOnce(rm),
  ],
])("changes no file when %s", async (_, succeedOnce) => {
  await chmod(editor.at("notice.yml"), 0o600);
  const changes = [
    { path: "pages/new.mdx", before: null, after: "new" },
    await editor.changeTo("home.yml", "a"),
    await editor.changeTo("site.yml", "b"),
    await editor.changeTo("notice.yml", null),
    await editor.changeTo("pages/about.mdx", null),
  ];
  const { status, answer } = await editor.withoutChanges(() => {
    succeedOnce().mockRejectedValueOnce(full);
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
