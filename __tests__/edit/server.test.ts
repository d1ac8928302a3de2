import fs, {
  copyFile,
  cp,
  readdir,
  readFile,
  rename,
  symlink,
} from "node:fs/promises";
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { addressOf } from "../../edit/encoding";
import type { ChangedFile } from "../../edit/state/edits";
import { startServer } from "../../edit/server/server";
import { temporaryFolder } from "../setup/temporary-folder";

const { writeFile } = fs;

let folder = "";
let editor: Awaited<ReturnType<typeof startServer>>;

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), "content");
  await cp("__tests__/sample", folder, { recursive: true });
  const served = { folder, bundle: new Map() };
  editor = await startServer(served, 0);
});

afterEach(() => editor.close());

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

/** Sends a text as the editor sends changes, apart from what is given. */
async function post(body: string, headers: OutgoingHttpHeaders = {}) {
  const { status, text } = await send("content", {
    method: "POST",
    headers: {
      origin: new URL(editor.address).origin,
      "content-type": "application/json",
      ...headers,
    },
    body,
  });
  const answer = answerSchema.parse(JSON.parse(text));
  return { status, answer };
}

const save = (changes: readonly ChangedFile[]) => post(JSON.stringify(changes));

const read = (name: string) => readFile(path.join(folder, name), "utf8");

/** All files of a folder with their bytes. */
async function everything(root = folder) {
  const names = await readdir(root, { recursive: true });
  const files = names.sort().map(async (name) => {
    const bytes = await readFile(path.join(root, name)).catch(() => null);
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

test("sends what the check reads", async () => {
  const { text } = await send("content");
  const site = await readFile(path.join(folder, "site.yml"), "base64");

  const content: unknown = JSON.parse(text);
  expect(content).toHaveProperty("folder", folder);
  expect(content).toHaveProperty(
    "staticFiles",
    expect.arrayContaining(["/favicon.svg"]),
  );
  expect(content).toHaveProperty(
    "entries",
    expect.arrayContaining([
      expect.objectContaining({ path: "images/table.jpg" }),
      expect.objectContaining({ path: "site.yml", base64: site }),
    ]),
  );
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

test("saves again what was saved when the answer got lost", async () => {
  const changes = [
    await changeTo("site.yml", "name: B"),
    await changeTo("events.yml", null),
  ];
  await save(changes);

  expect((await save(changes)).answer).toEqual({ saved: true });
});

test("sends a picture with any name", async () => {
  const name = "images/niña (2) #1.jpg";
  await copyFile(
    path.join(folder, "images/table.jpg"),
    path.join(folder, name),
  );

  expect((await send(addressOf(name))).status).toBe(200);
  expect((await send("images/%")).status).toBe(404);
});

test.each([
  ["images/note.jpg", "no picture", "can’t be read"],
  ["documents/map.pdf", "no PDF", "isn’t a PDF"],
  ["documents/map.pdf", "%PDF-1.4<</S /JavaScript>>%%EOF", "isn’t a PDF"],
])("writes nothing at all with a file %s of %j", async (name, bytes, error) => {
  const all = await everything();

  const { status, answer } = await save([
    await changeTo("site.yml", "name: B"),
    { path: name, before: null, after: btoa(bytes) },
  ]);

  expect(status).toBe(400);
  expect(answer.error).toContain(`${name} ${error}`);
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

test.each([
  ["site.yml", "site.yml"],
  ["pages", "pages/new.mdx"],
])("follows no link in place of %s", async (name, changed) => {
  const above = path.dirname(folder);
  const target = path.join(above, "target");
  await rename(path.join(folder, name), target);
  await symlink(target, path.join(folder, name));
  await symlink(target, path.join(folder, "images/link.jpg"));
  const all = await everything(above);

  const { status } = await save([{ path: changed, before: null, after: "a" }]);

  expect(status).toBe(400);
  expect((await send("images/link.jpg")).status).toBe(400);
  expect(await everything(above)).toEqual(all);
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
  const all = await everything();

  expect((await post(body, headers)).status).toBe(status);
  expect(await everything()).toEqual(all);
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
