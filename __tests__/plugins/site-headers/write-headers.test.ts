import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashSource } from "../../../plugins/gatsby-plugin-site-headers/inline-scripts";
import { writeHeaders } from "../../../plugins/gatsby-plugin-site-headers/write-headers";

let folder = "";

const page = '<head><meta charSet="utf-8"/></head><script>one()</script>';

const site = () => ({
  folder,
  scripts: ["one()", "two()"],
  pathPrefix: "",
  inPages: false,
  redirects: [],
});

const read = (name: string) => readFile(path.join(folder, name), "utf8");

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "headers-"));
  await writeFile(path.join(folder, "index.html"), page);
});

afterEach(() => rm(folder, { recursive: true }));

test("writes a file for each kind of host, with the same policy", async () => {
  await writeHeaders(site());

  for (const name of ["_headers", "headers.nginx.conf"]) {
    expect(await read(name)).toContain(
      `script-src 'strict-dynamic' ${hashSource("one()")} ${hashSource("two()")};`,
    );
  }
  expect(await read("index.html")).toBe(page);
});

test("allows what the editor needs in headers, but not in pages", async () => {
  const connect = ["https://api.example.org"];
  const editor = { scripts: ["edit()"], connect };
  await writeHeaders({ ...site(), editor });
  const headers = await read("_headers");
  expect(headers).toContain("connect-src 'self' https://api.example.org;");
  expect(headers).toContain(hashSource("edit()"));

  await writeHeaders({ ...site(), editor, inPages: true });
  const html = await read("index.html");
  expect(html).toContain("connect-src 'self';");
  expect(html).not.toContain(hashSource("edit()"));
});

test("nginx does not serve these files", async () => {
  await writeHeaders({ ...site(), pathPrefix: "/trust" });

  const text = await read("headers.nginx.conf");
  expect(text).toContain("location = /trust/_headers {");
  expect(text).toContain("location = /trust/headers.nginx.conf {");
});

test("or writes the policy into the pages, without files", async () => {
  await writeHeaders(site());
  await writeHeaders({ ...site(), inPages: true });

  expect(await readdir(folder)).toEqual(["index.html"]);
  const html = await read("index.html");
  expect(html).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; `,
  );
  expect(html).not.toContain("frame-ancestors");

  await writeHeaders(site());
  expect(await read("index.html")).toBe(page);
});

test.each([false, true])(
  "writes the redirects for any host, if there are any, inPages: %s",
  async (inPages) => {
    const redirects = [{ fromPath: "/help-out/", toPath: "/volunteer" }];
    await writeHeaders({ ...site(), inPages, redirects });

    expect(await read("_redirects")).toBe("/help-out/ /volunteer 301\n");

    await writeHeaders({ ...site(), inPages });
    expect(await readdir(folder)).not.toContain("_redirects");
  },
);

test.each([
  ["<script>planted()</script>", "planted()"],
  ['<script src="/planted.js"></script>', 'src="/planted.js"'],
])(
  "rejects a script that is not the site's, with the page's name: %s",
  async (planted, told) => {
    await writeFile(path.join(folder, "about.html"), page + planted);

    await expect(writeHeaders(site())).rejects.toThrow(
      `about.html contains a script that is not the site's: ${told}`,
    );
    expect(await readdir(folder)).not.toContain("_headers");
  },
);
