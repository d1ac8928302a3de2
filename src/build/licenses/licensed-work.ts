import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** Something that others made and that reaches the visitor. */
export interface LicensedWork {
  readonly name: string;
  /** What it is licensed under, as https://spdx.org/licenses names it. */
  readonly license: string;
  readonly text: string;
}

/**
 * Licenses that ask no more of a site than to keep their text with the code.
 * A package under another needs somebody to read it first.
 */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
]);

const licenseFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default("no license that it names"),
});

/** Texts of packages that lost theirs on the way to the registry. */
const texts = path.join("src", "build", "licenses", "texts");

async function licenseText(folder: string, name: string) {
  const files = (await readdir(folder)).filter((file) =>
    licenseFile.test(file),
  );
  const places = files.sort().map((file) => path.join(folder, file));
  const kept = path.join(texts, `${name.replace("/", "-")}.txt`);
  const found = (places.length > 0 ? places : [kept]).map((place) =>
    readFile(place, "utf8"),
  );
  return Promise.all(found).then(
    (parts) => parts.join("\n"),
    () => undefined,
  );
}

/**
 * A package as its folder tells of it.
 *
 * @throws {Error} when its license is not allowed, or its text not to be found
 */
export async function licensedPackage(folder: string): Promise<LicensedWork> {
  const told = await readFile(path.join(folder, "package.json"), "utf8");
  const { name, version, license } = packageFile.parse(JSON.parse(told));
  if (!allowed.has(license)) {
    throw new Error(
      `${name} would reach visitors under ${license}. Allowed are ${[...allowed].join(", ")}: src/build/licenses/licensed-work.ts`,
    );
  }
  const text = await licenseText(folder, name);
  if (text === undefined) {
    throw new Error(
      `${name} would reach visitors without the text of its license. Put that into ${texts}.`,
    );
  }
  return { name: `${name} ${version}`, license, text };
}

const typefaceFile = /^(.+)-OFL\.txt$/;

/** The typefaces whose licenses lie in a folder: `national-park-OFL.txt`. */
export async function licensedTypefaces(
  folder: string,
): Promise<LicensedWork[]> {
  const files = (await readdir(folder)).sort().flatMap((file) => {
    const name = typefaceFile.exec(file)?.[1];
    return name === undefined ? [] : [{ file, name }];
  });
  return Promise.all(
    files.map(async ({ file, name }) => ({
      name: `${name} (typeface)`,
      license: "OFL-1.1",
      text: await readFile(path.join(folder, file), "utf8"),
    })),
  );
}
