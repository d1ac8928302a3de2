/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveSite } from "../../../scripts/serve/static-server";

let outer = "";
let site: Awaited<ReturnType<typeof serveSite>>;

const text = "All the words of the page about us. ".repeat(20);

const files = {
  "secret.txt": "not for you",
  "public/index.html": "home",
  "public/404.html": "no such page",
  "public/about/index.html": text,
  "public/a\\b.txt": "of a name that Windows takes for a folder's",
  "public/photo.avif": "a picture",
  "public/app-1.js": "script()",
  "public/_headers": "/*\n  One: 1\n/*.js\n  Cache-Control: year\n",
  "public/headers.nginx.conf": "add_header",
};

beforeAll(async () => {
  outer = await mkdtemp(path.join(tmpdir(), "serve-"));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(outer, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  site = await serveSite(path.join(outer, "public"), 0);
});

afterAll(async () => {
  site.close();
  await rm(outer, { recursive: true });
});

const get = (address: string, init: RequestInit = {}) =>
  fetch(site.origin + address, { redirect: "manual", ...init });

/** Asks for exactly these letters: `fetch` takes the dots out of an address. */
function rawStatus(address: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(site.origin);
    request({ hostname, port, path: address }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

test("a page, under its address without a slash", async () => {
  const answer = await get("/about?from=mail");

  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toBe(text);
});

test.each([
  ["/about/", "/about"],
  ["/about/?from=mail&to=b?c", "/about?from=mail&to=b?c"],
  // A browser takes //about for a host of that name.
  ["//about/", "/about"],
])("%s leads to %s", async (from, to) => {
  const answer = await get(from);

  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(to);
});

test.each([
  "/no-such-page",
  "/no-such-page/",
  "/about/no-such-page",
  "/photo.avif/",
  "/_headers",
  "/headers.nginx.conf",
  "/%5fheaders",
  "/%",
])("%s is the page for unknown addresses", async (address) => {
  const answer = await get(address);

  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("no such page");
});

test.each([
  "/../secret.txt",
  "/about/../../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/..%5csecret.txt",
  "/a%5cb.txt",
  "/about%00",
  "http://localhost/../secret.txt",
])("%s leads nowhere", async (address) => {
  expect(await rawStatus(address)).toBe(404);
});

test("with the headers of the site's own file", async () => {
  for (const address of ["/", "/about", "/about/", "/no-such-page"]) {
    const { headers } = await get(address);
    expect(headers.get("one")).toBe("1");
    expect(headers.get("cache-control")).toBe(
      "public, max-age=0, must-revalidate",
    );
  }
  expect((await get("/app-1.js")).headers.get("cache-control")).toBe("year");
});

test("a script that is gone is not remembered to be", async () => {
  const { status, headers } = await get("/app-0.js");

  expect(status).toBe(404);
  expect(headers.get("cache-control")).toBe(
    "public, max-age=0, must-revalidate",
  );
});

test.each(["br", "gzip"])("text is compressed: %s", async (encoding) => {
  const answer = await get("/about", {
    headers: { "accept-encoding": encoding },
  });

  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(Number(answer.headers.get("content-length"))).toBeLessThan(200);
  expect(await answer.text()).toBe(text);
});

test("neither pictures are, nor text for those who can't read it", async () => {
  const picture = await get("/photo.avif", {
    headers: { "accept-encoding": "br, gzip" },
  });
  const plain = await get("/about", {
    headers: { "accept-encoding": "identity" },
  });

  expect(picture.headers.has("content-encoding")).toBe(false);
  expect(picture.headers.get("content-type")).toBe("image/avif");
  expect(plain.headers.has("content-encoding")).toBe(false);
});

test("what a browser still has is not sent again", async () => {
  const etag = (await get("/about")).headers.get("etag") ?? "";

  const again = await get("/about", { headers: { "if-none-match": etag } });
  const changed = await get("/about", { headers: { "if-none-match": "W/1" } });

  expect(again.status).toBe(304);
  expect(again.headers.get("one")).toBe("1");
  expect(changed.status).toBe(200);
});

test("answers questions about a page, and takes nothing", async () => {
  const head = await get("/about", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  expect((await get("/about", { method: "POST" })).status).toBe(405);
});

test("a port that is taken is said to be", async () => {
  const port = Number(new URL(site.origin).port);

  await expect(serveSite(outer, port)).rejects.toThrow("EADDRINUSE");
});
