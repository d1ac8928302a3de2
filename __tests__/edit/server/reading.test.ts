import { copyFile, readFile } from "node:fs/promises";
import { addressOf } from "../../../edit/store/encoding";
import { type SampleServer, sampleServer } from "./support/sample-server";

let editor: SampleServer;

beforeAll(async () => {
  editor = await sampleServer();
});

afterAll(() => editor.close());

test("serves a page that runs only the editor's own script", async () => {
  const { status, headers, bytes } = await editor.send("");

  expect(status).toBe(200);
  expect(bytes.toString()).toContain("<title>Edit the website</title>");
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
  const { port, send } = editor;

  for (const host of ["example.org", `example.org:${port}`, "localhost:1"]) {
    expect((await send("", { headers: { host } })).status).toBe(403);
  }
  const headers = { host: `127.0.0.1:${port}` };
  expect((await send("", { headers })).status).toBe(200);
});

test("serves pictures, also of any name, and what the site has beside its pages", async () => {
  const { at, send } = editor;
  const name = "images/niña (2) #1.jpg";
  const table = at("images/table.jpg");
  await copyFile(table, at(name));

  for (const picture of ["images/table.jpg", addressOf(name)]) {
    const { status, headers, bytes } = await send(picture);
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(bytes).toEqual(await readFile(table));
  }
  const vignette = await send("vignettes/heron.svg");
  expect(vignette.headers["content-type"]).toBe("image/svg+xml");
});

test.each([
  ["/", 404],
  ["/content", 404],
  [`/${"0".repeat(32)}/`, 404],
  ["/edit.js", 404],
  ["nothing", 404],
  ["site.yml", 404],
  ["images/missing.jpg", 404],
  ["images/%", 404],
  ["images/../site.yml", 404],
  ["images/..%2fimages/table.jpg", 400],
  ["images/../../content/images/table.jpg", 400],
  ["vignettes/../../__tests__/sample/images/table.jpg", 400],
])("doesn't serve %s", async (address, status) => {
  expect((await editor.send(address)).status).toBe(status);
});

test("reads with GET only, and saves with POST only", async () => {
  const { origin, send } = editor;
  const status = async (method: string, address: string) =>
    (await send(address, { method, headers: { origin } })).status;

  expect(await status("POST", "")).toBe(405);
  expect(await status("PUT", "content")).toBe(405);
  expect(await status("DELETE", "images/table.jpg")).toBe(405);
});
