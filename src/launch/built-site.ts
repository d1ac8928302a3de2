import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type BuiltPage, readPage, textsIn, type Words } from "./built-page";

/** A file that browsers, hosts or search engines read. */
export interface BuiltData {
  readonly file: string;
  readonly words: readonly Words[];
}

export interface BuiltSite {
  readonly folder: string;
  /** From the site's root, with forward slashes. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
  readonly data: readonly BuiltData[];
}

/** Gatsby's own pieces of pages, which are in the pages as well. */
const pieces = "_gatsby/";

/** Licenses are others' words, and may hold any. */
const isLicense = /(?:^licenses|\.LICENSE)\.txt$/;

const isJson = /\.(?:json|webmanifest)$/;
const isText = /(?:\.(?:txt|xml)|^_\w+)$/;

function dataWords(file: string, text: string): Words[] {
  const texts = isJson.test(file) ? textsIn(JSON.parse(text)) : [text];
  return texts.map((each) => ({ text: each, line: 1, column: 1 }));
}

/** Reads what a build wrote, but for scripts and pictures. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path
        .relative(folder, path.join(parentPath, name))
        .replaceAll(path.sep, "/"),
    )
    .filter((file) => !file.startsWith(pieces))
    .sort();
  const pages: BuiltPage[] = [];
  const data: BuiltData[] = [];
  for (const file of files) {
    const read = () => readFile(path.join(folder, file), "utf8");
    if (file.endsWith(".html")) pages.push(readPage(file, await read()));
    else if (isLicense.test(file)) continue;
    else if (isJson.test(file) || isText.test(file)) {
      data.push({ file, words: dataWords(file, await read()) });
    }
  }
  return { folder, files: new Set(files), pages, data };
}
