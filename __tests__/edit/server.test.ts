/** @jest-environment node */
import fs, { cp, readdir, readFile, symlink } from "node:fs/promises";
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import type { ChangedFile } from "../../edit/state/edits";
import { bundle } from "../../edit/build/bundle";
import { startServer } from "../../edit/server/server";
import {
  removeFolders,
  temporaryFolder,
} from "../content/support/content-folder";

const { rename, writeFile } = fs;

let folder = "";
let editor: Awaited<ReturnType<typeof startServer>>;

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), "content");
  await cp("__tests__/sample", folder, { recursive: true });
  const served = { folder, staticFolder: "static", bundle: new Map() };
  editor = await startServer(served, 0);
});

afterEach(async () => {
  editor.close();
  await removeFolders();
});

interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Requests an address below the editor's just as it is written. */
async function send(
  address: string,
  { method = "GET", headers = {}, body = "" }: Sent = {},
) {
  const { host, port, pathname } = new URL(editor.address);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({
      hostname: "127.0.0.1",
      port,
      path: address.startsWith("/") ? address : pathname + address,
      method,
      headers: { host, "content-length": Buffer.byteLength(body), ...headers },
    })
      .on("response", resolve)
      .on("error", reject)
      .end(body);
  });
  const bytes = await buffer(response);
  const { statusCode: status, headers: answered } = response;
  return { status, headers: answered, bytes, text: bytes.toString() };
}

const answerSchema = z.object({
  saved: z.boolean().optional(),
  changedSince: z.array(z.unknown()).optional(),
  error: z.string().optional(),
});

/** Sends changes as the editor does, apart from what is given. */
async function save(
  changes: readonly ChangedFile[],
  headers: OutgoingHttpHeaders = {},
) {
  const { status, text } = await send("content", {
    method: "POST",
    headers: {
      origin: new URL(editor.address).origin,
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify(changes),
  });
  const answer = answerSchema.parse(JSON.parse(text));
  return { status, answer };
}

const read = (name: string) => readFile(path.join(folder, name), "utf8");

/** All files of the folder with their bytes. */
async function everything() {
  const names = await readdir(folder, { recursive: true });
  const files = names.sort().map(async (name) => {
    const bytes = await readFile(path.join(folder, name)).catch(() => null);
    return [name, bytes?.toString("base64")] as const;
  });
  return Promise.all(files);
}

/** A change of the file as it is on the disk. */
const changeTo = async (
  name: string,
  after: string | null,
): Promise<ChangedFile> => ({ path: name, before: await read(name), after });

test("serves a page that runs the editor's own script only", async () => {
  const { status, headers, text } = await send("");

  expect(status).toBe(200);
  expect(text).toContain("<title>Edit the website</title>");
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
  });
  const policy = headers["content-security-policy"];
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("answers only requests for its own host", async () => {
  const { port } = new URL(editor.address);

  for (const host of ["example.org", `example.org:${port}`, "localhost:1"]) {
    expect((await send("", { headers: { host } })).status).toBe(403);
  }
  const headers = { host: `127.0.0.1:${port}` };
  expect((await send("", { headers })).status).toBe(200);
});

test.each(["/", "/content", `/${"0".repeat(32)}/`, "/edit.js", "nothing"])(
  "has nothing at %s",
  async (address) => {
    expect((await send(address)).status).toBe(404);
  },
);

const contentSchema = z.object({
  folder: z.string(),
  entries: z.array(
    z.object({ path: z.string(), base64: z.string().optional() }),
  ),
  staticFiles: z.array(z.string()),
});

test("sends what the check reads", async () => {
  const { text } = await send("content");
  const content = contentSchema.parse(JSON.parse(text));

  expect(content.folder).toBe(folder);
  expect(content.staticFiles).toContain("/favicon.svg");
  const entries = new Map(content.entries.map((each) => [each.path, each]));
  expect(entries.has("images/table.jpg")).toBe(true);
  const base64 = entries.get("site.yml")?.base64 ?? "";
  expect(Buffer.from(base64, "base64").toString()).toBe(await read("site.yml"));
});

test("writes just the bytes of the texts", async () => {
  const text = "\uFEFFname: A\r\n# café 🌾\r\n\r\n";
  const page = "---\ntitle: A\n---\n";
  const before = await everything();

  const { status, answer } = await save([
    await changeTo("site.yml", text),
    { path: "pages/new.mdx", before: null, after: page },
    await changeTo("events.yml", null),
  ]);

  expect([status, answer]).toEqual([200, { saved: true }]);
  const base64 = (written: string) => Buffer.from(written).toString("base64");
  const kept = before.filter(
    ([name]) => !["site.yml", "events.yml"].includes(name),
  );
  expect(new Map(await everything())).toEqual(
    new Map([
      ...kept,
      ["site.yml", base64(text)],
      ["pages/new.mdx", base64(page)],
    ]),
  );
});

test("writes a picture, and nothing at all with one that is none", async () => {
  const picture = await readFile(path.join(folder, "images/table.jpg"));
  const after = picture.toString("base64");
  const added = { path: "images/new.jpg", before: null, after };

  expect((await save([added])).answer).toEqual({ saved: true });
  expect(await readFile(path.join(folder, "images/new.jpg"))).toEqual(picture);

  const all = await everything();
  const { status, answer } = await save([
    await changeTo("site.yml", "name: B"),
    { path: "images/note.jpg", before: null, after: btoa("no picture") },
  ]);
  expect(status).toBe(400);
  expect(answer.error).toContain("images/note.jpg can’t be read");
  expect(await everything()).toEqual(all);
});

test("writes a PDF, but none that runs a script", async () => {
  const pdf = await readFile(path.join(folder, "documents/route-map.pdf"));
  const added = (name: string, bytes: Buffer) => ({
    path: `documents/${name}.pdf`,
    before: null,
    after: bytes.toString("base64"),
  });
  expect((await save([added("map", pdf)])).answer).toEqual({ saved: true });
  expect(await readFile(path.join(folder, "documents/map.pdf"))).toEqual(pdf);

  const all = await everything();
  const script = Buffer.concat([pdf, Buffer.from("<</S /JavaScript>>")]);
  for (const bytes of [script, Buffer.from("no PDF")]) {
    const { status, answer } = await save([added("other", bytes)]);
    expect(status).toBe(400);
    expect(answer.error).toContain("documents/other.pdf isn’t a PDF");
  }
  expect(await everything()).toEqual(all);
});

test("writes nothing when a file changed since it was read", async () => {
  const { before } = await changeTo("site.yml", null);
  const changes = [
    await changeTo("home.yml", "a"),
    { path: "site.yml", before: `${before ?? ""} `, after: "b" },
    { path: "pages/about.mdx", before: null, after: "c" },
    { path: "pages/gone.mdx", before: "", after: "d" },
  ];
  const all = await everything();

  expect(await save(changes)).toEqual({
    status: 409,
    answer: {
      changedSince: [
        { path: "site.yml", text: before },
        { path: "pages/about.mdx", text: await read("pages/about.mdx") },
        { path: "pages/gone.mdx", text: null },
      ],
    },
  });
  expect(await everything()).toEqual(all);
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
    "the second file can't be replaced",
    () =>
      jest
        .spyOn(fs, "rename")
        .mockImplementationOnce(rename)
        .mockRejectedValueOnce(full),
  ],
  [
    "the last file can't be deleted",
    () => jest.spyOn(fs, "rm").mockRejectedValueOnce(full),
  ],
])("changes no file when %s", async (_, fail) => {
  const changes = [
    { path: "pages/new.mdx", before: null, after: "new" },
    await changeTo("home.yml", "a"),
    await changeTo("site.yml", "b"),
    await changeTo("pages/about.mdx", null),
  ];
  const all = await everything();
  fail();

  const { status, answer } = await save(changes);

  expect(status).toBe(500);
  expect(answer.error).toContain(full.message);
  expect(await everything()).toEqual(all);
});

test.each([
  "other.yml",
  "../site.yml",
  "pages/../site.yml",
  String.raw`images/..\..\new.jpg`,
  "pages/..%2fsite.yml",
  "/site.yml",
  "pages/deeper/page.mdx",
  "images/pond.gif",
  "pages/a\0.mdx",
])("refuses to write %j", async (name) => {
  const all = await everything();

  const { status, answer } = await save([
    await changeTo("home.yml", "a"),
    { path: name, before: null, after: "b" },
  ]);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(answer.error).toBeDefined();
  expect(await everything()).toEqual(all);
});

test("follows no link to a file", async () => {
  const before = await read("site.yml");
  const target = path.join(folder, "../target.yml");
  await rename(path.join(folder, "site.yml"), target);
  await symlink(target, path.join(folder, "site.yml"));
  await symlink(target, path.join(folder, "images/link.jpg"));

  const { status } = await save([{ path: "site.yml", before, after: "a" }]);

  expect(status).toBe(400);
  expect((await send("images/link.jpg")).status).toBe(400);
  expect(await readFile(target, "utf8")).toBe(before);
});

test("follows no link to a folder", async () => {
  const target = path.join(folder, "../target");
  await rename(path.join(folder, "pages"), target);
  await symlink(target, path.join(folder, "pages"));
  const files = await readdir(target);

  const { status } = await save([
    { path: "pages/new.mdx", before: null, after: "a" },
  ]);

  expect(status).toBe(400);
  expect(await readdir(target)).toEqual(files);
});

test.each([
  ["another website", { origin: "https://example.org" }, 403],
  ["a file", { origin: "null" }, 403],
  ["a form", { "content-type": "text/plain" }, 400],
  ["too much", { "content-length": 65 * 1024 * 1024 }, 400],
])("saves nothing for %s", async (_, headers, status) => {
  const all = await everything();

  const saved = await save([await changeTo("home.yml", "a")], headers);

  expect(saved.status).toBe(status);
  expect(await everything()).toEqual(all);
});

test.each([
  ["no JSON", "{"],
  ["no list", "{}"],
  ["one file twice", ""],
])("refuses %s", async (_, body) => {
  const change = await changeTo("home.yml", "a");
  const { origin } = new URL(editor.address);
  const { status } = await send("content", {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: body || JSON.stringify([change, change]),
  });

  expect(status).toBe(400);
  expect(await read("home.yml")).toBe(change.before);
});

test("reads with GET only, and saves with POST only", async () => {
  const { origin } = new URL(editor.address);

  for (const [address, method] of [
    ["", "POST"],
    ["content", "PUT"],
    ["images/table.jpg", "DELETE"],
  ] as const) {
    const { status } = await send(address, { method, headers: { origin } });
    expect(status).toBe(405);
  }
});

test("serves pictures, and what the site has beside its pages", async () => {
  const { status, headers, bytes } = await send("images/table.jpg");

  expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(bytes).toEqual(await readFile(path.join(folder, "images/table.jpg")));
  const vignette = await send("vignettes/heron.svg");
  expect(vignette.headers["content-type"]).toBe("image/svg+xml");
});

test.each([
  "site.yml",
  "images/missing.jpg",
  "images/../site.yml",
  "images/..%2fimages/table.jpg",
  "images/../../content/images/table.jpg",
  "vignettes/../../__tests__/sample/images/table.jpg",
])("doesn't serve %s", async (address) => {
  const { status } = await send(address);

  expect([400, 404]).toContain(status);
});

test("bundles the editor for a page in any folder", async () => {
  const files = await bundle("edit/local/main.tsx", ".");

  expect(files.has("edit.js")).toBe(true);
  const scripts = [...files]
    .filter(([name]) => name.endsWith(".js"))
    .map(([, script]) => Buffer.from(script).toString());
  expect(scripts.join("").includes('"./prairie.1680.avif"')).toBe(true);
  expect(files.has("prairie.1680.avif")).toBe(true);
});

test("gives the licenses of its packages along", async () => {
  const files = await bundle("edit/local/main.tsx", ".");
  const licenses = Buffer.from(files.get("licenses.txt") ?? []).toString();

  expect(licenses).toContain("@codemirror/view: MIT");
  expect(licenses).toContain("zod: MIT");
  expect(licenses).not.toMatch(/: [\w-]+\n\n\n/);
});

test("the first load is small, and CodeMirror isn't in it", async () => {
  const files = await bundle("edit/local/main.tsx", ".");
  const textOf = (name: string) =>
    Buffer.from(files.get(name) ?? []).toString();
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
