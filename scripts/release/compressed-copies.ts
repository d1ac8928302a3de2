import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesIn } from "../../src/built-site/files-in";

/** By the ending of the copy; both as small as they get, once for all visitors. */
const compressions = {
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
  br: (body: Buffer) => promisify(brotliCompress)(body),
};

/** The files that compression makes smaller: pictures and fonts it does not. */
const text = /\.(?:html|js|json|svg|txt|webmanifest|xml)$/;

/** Beneath it, a copy saves no packet on the way. */
const worthwhile = 1024;

/** Compression runs on the threads of libuv, of which there are four. */
const atOnce = 4;

async function compress(file: string) {
  const body = await readFile(file);
  if (body.length < worthwhile) return;
  const { atime, mtime } = await stat(file);
  for (const [ending, compression] of Object.entries(compressions)) {
    const copy = `${file}.${ending}`;
    await writeFile(copy, await compression(body));
    // The server says when the text changed by the copy that it sends.
    await utimes(copy, atime, mtime);
  }
}

/** Puts `.gz` and `.br` copies beside a folder's texts, for nginx to send. */
export async function compressedCopies(folder: string) {
  const names = await filesIn(folder);
  const files = names
    .filter((name) => text.test(name))
    .map((name) => path.join(folder, name));
  while (files.length > 0) {
    await Promise.all(files.splice(0, atOnce).map(compress));
  }
}
