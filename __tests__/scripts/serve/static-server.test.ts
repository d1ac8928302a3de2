/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveSite } from "../../../scripts/serve/static-server";

const year = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

const files = {
  "index.html": "home",
  "404.html": "no such page",
  "about/index.html": "about us",
  "app-1.js": "script()",
  "app-1.js.br": "compressed",
  _redirects: "/help-out /about 301\n",
  _headers: `/*\n  X-Test: 1\n/*.js\n  Cache-Control: ${year}\n`,
};

let folder = "";
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "serve-"));
  await mkdir(path.join(folder, "about"));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
  }
  site = await serveSite(folder, 0);
});

afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

const get = (address: string, options: RequestInit = {}) =>
  fetch(site.origin + address, options);

test.each([
  ["/", 200, "home", revalidated],
  ["/about", 200, "about us", revalidated],
  ["/about/?from=mail", 200, "about us", revalidated],
  ["/app-1.js", 200, "script()", year],
  ["/no-such-page", 404, "no such page", revalidated],
  ["/app-0.js", 404, "no such page", revalidated],
])("%s answers with status %i", async (address, status, text, caching) => {
  const answer = await get(address, {
    headers: { "Accept-Encoding": "identity" },
  });

  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get("Cache-Control")).toBe(caching);
  expect(answer.headers.get("X-Test")).toBe("1");
});

test("follows the redirects", async () => {
  const answer = await get("/help-out?from=mail", { redirect: "manual" });

  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/about");
});

test("serves a compressed copy to browsers that accept it", async () => {
  const answer = await fetch(`${site.origin}/app-1.js`, {
    method: "HEAD",
    headers: { "Accept-Encoding": "br" },
  });

  expect(answer.headers.get("Content-Encoding")).toBe("br");
});

test("serves a new build without a restart", async () => {
  await writeFile(path.join(folder, "new.html"), "new page");

  expect(await (await get("/new")).text()).toBe("new page");
});

test("rejects a port that is in use", async () => {
  const port = Number(new URL(site.origin).port);

  await expect(serveSite(folder, port)).rejects.toThrow("EADDRINUSE");
});
