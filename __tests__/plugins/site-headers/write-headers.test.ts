import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashSource } from "../../../plugins/gatsby-plugin-site-headers/content-security-policy";
import { writeHeaders } from "../../../plugins/gatsby-plugin-site-headers/write-headers";
import { headersIn } from "../../../plugins/gatsby-plugin-site-headers/headers-file";
import { headersFor } from "../../../scripts/serve/headers-for";
import { temporaryFolder } from "../../setup/temporary-folder";

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
  folder = await temporaryFolder();
  await writeFile(path.join(folder, "index.html"), page);
});

test("writes a file for each kind of host, with the same policy", async () => {
  const redirect = { fromPath: "/trust/help-out", toPath: "/trust/volunteer" };
  await writeHeaders({
    ...site(),
    pathPrefix: "/trust",
    redirects: [redirect],
  });

  const forNginx = await read("headers.nginx.conf");
  for (const headers of [await read("_headers"), forNginx]) {
    expect(headers).toContain(
      `script-src 'strict-dynamic' ${hashSource("one()")} ${hashSource("two()")};`,
    );
  }
  // headers.spec.ts has the other headers.
  const rules = headersIn(await read("_headers"));
  const cached = headersFor(rules, "/trust/app-1.js").get("Cache-Control");
  expect(cached).toContain("immutable");
  expect([...headersFor(rules, "/other/trust/app-1.js")]).toEqual([]);
  expect(await read("index.html")).toBe(page);
  expect(forNginx.match(/^location = .+$/gm)).toEqual([
    "location = /trust/_headers { return 404; }",
    "location = /trust/headers.nginx.conf { return 404; }",
    "location = /trust/_redirects { return 404; }",
    "location = /trust/help-out { return 301 /trust/volunteer$is_args$args; }",
  ]);
});

// headers.spec.ts has the headers.
test("pages don't allow what only the editor needs", async () => {
  const connect = ["https://api.example.org"];
  const editor = { scripts: ["edit()"], connect };
  await writeHeaders({ ...site(), editor, inPages: true });
  const html = await read("index.html");
  expect(html).toContain("connect-src 'self';");
  expect(html).not.toContain(hashSource("edit()"));
});

// head.spec.ts follows the redirects.
test("or writes the policy into the pages, with no file but that of redirects", async () => {
  const redirects = [{ fromPath: "/help-out/", toPath: "/volunteer" }];
  await writeHeaders(site());
  await writeHeaders({ ...site(), redirects, inPages: true });

  expect(await readdir(folder)).toEqual(["_redirects", "index.html"]);
  const html = await read("index.html");
  expect(html).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; `,
  );
  expect(html).toContain(hashSource("one()"));
  expect(html).not.toMatch(/frame-ancestors|unsafe-eval/);

  await writeHeaders(site());
  expect(await read("index.html")).toBe(page);
  expect(await readdir(folder)).not.toContain("_redirects");
});

test.each([
  ["<script>planted()</script>", "planted()"],
  ['<script src="/planted.js"></script>', "/planted.js"],
])(
  "rejects a script that is not the site's, with the page's name: %s",
  async (planted, told) => {
    await writeFile(path.join(folder, "about.html"), page + planted);

    await expect(writeHeaders(site())).rejects.toThrow(
      `about.html contains a script that is not the site's: ${told}\nIf it is yours, put it in src/inline-script.`,
    );
    expect(await readdir(folder)).not.toContain("_headers");
  },
);
