import { build } from "esbuild";
import type { Page } from "@playwright/test";
import { readFolder } from "../../../src/content/load/read-folder";
import type { Entry } from "../../../src/content/snapshot";
import { sampleFolder } from "../support/sample";
import { expect, test } from "../support/test";

// The checker also runs in a page, under a strict policy. The test fails if the
// policy blocks anything, such as `new Function`, which Zod uses by default.

const policy = "default-src 'none'; script-src 'self'";
const address = "/model-in-browser";
const script = "/model-in-browser.js";

/**
 * A script with the checker and its input. The input is inlined, because the
 * policy blocks requests, and passing it through Playwright may bypass the
 * policy.
 */
function source(entries: readonly Entry[]) {
  const values = entries.map(({ bytes, ...entry }) =>
    bytes ? { ...entry, bytes: [...bytes] } : entry,
  );
  return `
    import { check } from "./src/content/check";
    const entries = ${JSON.stringify(values)}.map((entry) =>
      entry.bytes ? { ...entry, bytes: new Uint8Array(entry.bytes) } : entry,
    );
    const { problems, files } = check("content", {
      entries,
      staticFiles: new Set(),
      changed: new Map(),
      notes: [],
    });
    document.body.textContent = [
      files + " files",
      ...problems.map(({ file, line, fix }) => file + ":" + line + " " + fix),
    ].join("; ");
  `;
}

async function bundle(entries: readonly Entry[]) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source(entries), resolveDir: process.cwd() },
    bundle: true,
    platform: "browser",
    format: "iife",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  // Node modules that a package replaces with an empty module in browsers.
  const missing = Object.keys(metafile.inputs).filter((name) =>
    name.startsWith("(disabled)"),
  );
  const text = outputFiles.map((file) => file.text).join("");
  return { text, missing };
}

async function serve(page: Page, body: string) {
  await page.route(address, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Content-Security-Policy": policy },
      body: `<!doctype html><title>Check</title><body><script src="${script}"></script>`,
    }),
  );
  await page.route(script, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

/** The files of the sample site, with text replaced in one of them. */
async function entriesWith(file: string, wrong: RegExp, text: string) {
  const entries = await readFolder(sampleFolder);
  return entries.map((entry): Entry => {
    if (entry.path !== file || !entry.bytes) return entry;
    const before = new TextDecoder().decode(entry.bytes);
    const bytes = new TextEncoder().encode(before.replace(wrong, text));
    return { ...entry, bytes, size: bytes.length };
  });
}

test("the checker does not use Node modules", async () => {
  // Bundling fails if anything imports a Node module.
  const { missing } = await bundle([]);

  expect(missing).toEqual([]);
});

test("a page can check valid content", async ({ page, visit }) => {
  const entries = await readFolder(sampleFolder);
  const { text } = await bundle(entries);
  await serve(page, text);
  await visit(address);

  const count = entries.filter(({ kind }) => kind === "file").length;
  await expect(page.locator("body")).toHaveText(`${count} files`);
});

test("a page can report a mistake in the content", async ({ page, visit }) => {
  const year = /^copyrightYear:.*$/m;
  const entries = await entriesWith("site.yml", year, "copyrightYear: soon");
  const { text } = await bundle(entries);
  await serve(page, text);
  await visit(address);

  await expect(page.locator("body")).toHaveText(
    /^\d+ files; content\/site\.yml:\d+ [^;]+$/,
  );
});
