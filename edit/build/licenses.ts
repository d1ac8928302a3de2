import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const packageShape = z.object({ name: z.string(), license: z.string() });

/** The folder of the package that a file belongs to; undefined for our own. */
const packageOf = (file: string) =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

async function licenseOf(folder: string): Promise<string> {
  const manifest = await readFile(path.join(folder, "package.json"), "utf8");
  const { name, license } = packageShape.parse(JSON.parse(manifest));
  const files = await readdir(folder);
  const file = files.find((each) => /^licen[cs]e/i.test(each));
  const text = file ? await readFile(path.join(folder, file), "utf8") : "";
  return `${name}: ${license}\n\n${text.trim()}\n`;
}

/**
 * The licenses of the packages in a bundle, which must be published with it.
 *
 * @param files all source files of the bundle
 */
export async function licensesOf(files: readonly string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => packageOf(file) ?? []));
  const texts = await Promise.all([...folders].toSorted().map(licenseOf));
  return texts.join(`\n${"-".repeat(72)}\n\n`);
}
