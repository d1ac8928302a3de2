import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { filesIn } from "../src/content/load/files-in";

/** Text formats; pictures and fonts are already compressed. */
const text = /\.(?:html|ics|js|json|svg|txt|webmanifest|xml)$/;

/** Adds a `.gz` copy of each text file: visitors get it compressed. */
export async function compressedCopies(folder: string) {
  for (const name of await filesIn(folder)) {
    if (!text.test(name)) continue;
    const file = path.join(folder, name);
    await writeFile(`${file}.gz`, gzipSync(await readFile(file)));
  }
}
