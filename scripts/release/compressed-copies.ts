import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesIn } from "../../src/built-site/files-in";

/** By file extension. Maximum compression, since it runs only once. */
const compressions = {
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
  br: (body: Buffer) => promisify(brotliCompress)(body),
};

/** Text formats; pictures and fonts are already compressed. */
const text = /\.(?:html|js|json|svg|txt|webmanifest|xml)$/;

/** Below this size in bytes, compression saves no packets. */
const worthwhile = 1024;

/** Compression uses libuv's thread pool, which has four threads. */
const concurrency = 4;

async function compress(file: string) {
  const body = await readFile(file);
  if (body.length < worthwhile) return;
  const { atime, mtime } = await stat(file);
  for (const [ending, compression] of Object.entries(compressions)) {
    const copy = `${file}.${ending}`;
    await writeFile(copy, await compression(body));
    // nginx sends the mtime of the copy as Last-Modified.
    await utimes(copy, atime, mtime);
  }
}

/** Adds `.gz` and `.br` copies of text files, for nginx to serve. */
export async function compressedCopies(folder: string) {
  const names = await filesIn(folder);
  const files = names
    .filter((name) => text.test(name))
    .map((name) => path.join(folder, name));
  while (files.length > 0) {
    await Promise.all(files.splice(0, concurrency).map(compress));
  }
}
