import { readFileSync } from "node:fs";

/** Content of the site under test: small, but with every feature. */
export const sampleFolder = "__tests__/sample";

/** Its repository, on a GitHub that only the tests know. */
export const sampleRepository = "rio-verde/website";

/** The project folder in which that site is built. */
export const testSite = ".test-site";

/** The built site. */
export const builtFolder = `${testSite}/public`;

/** The address of a script that another file of the site loads. */
export function scriptIn(file: string, name: "main" | "toasts") {
  const text = readFileSync(`${builtFolder}${file}`, "utf8");
  const [address] =
    new RegExp(String.raw`/static/${name}-\w+\.js`).exec(text) ?? [];
  if (address === undefined) throw new Error(`${file} loads no ${name}`);
  return address;
}
