import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../build/files-in";
import { type BuiltPage, readPage, textsIn, type Words } from "./built-page";

/** A file that browsers, hosts or search engines read. */
export interface BuiltData {
  readonly file: string;
  readonly words: readonly Words[];
}

/** A file as it was written: markup, data, code or a license. */
export interface BuiltText {
  readonly file: string;
  readonly text: string;
}

export interface BuiltSite {
  readonly folder: string;
  /** From the site's root, with forward slashes. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
  readonly data: readonly BuiltData[];
  /** Every file that is text, pages and data among them. */
  readonly texts: readonly BuiltText[];
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

/** Reads what a build wrote, but for pictures and fonts. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const files = await filesIn(folder);
  const pages: BuiltPage[] = [];
  const data: BuiltData[] = [];
  const texts: BuiltText[] = [];
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    if (!isUtf8(bytes)) continue;
    const text = bytes.toString();
    texts.push({ file, text });
    if (file.startsWith(pieces) || isLicense.test(file)) continue;
    if (file.endsWith(".html")) pages.push(readPage(file, text));
    else if (isJson.test(file) || isText.test(file)) {
      data.push({ file, words: dataWords(file, text) });
    }
  }
  return { folder, files: new Set(files), pages, data, texts };
}
