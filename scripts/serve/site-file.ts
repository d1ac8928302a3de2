import { stat } from "node:fs/promises";
import path from "node:path";
import { hostFiles } from "../../src/build/headers/write-headers";

/** What an address of a built site leads to. */
export type Destination =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301; readonly location: string };

async function isFile(file: string) {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/**
 * An address as the path of a file in the site: `/` and names, with no way out
 * of the folder. Undefined for one that no file can have.
 */
function filePath(address: string) {
  try {
    const decoded = decodeURIComponent(address);
    // A backslash is a way out on Windows.
    if (!decoded.startsWith("/") || decoded.includes("\\")) return undefined;
    return path.posix.normalize(decoded);
  } catch {
    return undefined;
  }
}

/**
 * The file for an address, as a static host finds it. A page's file is
 * `about/index.html` and its address `/about`; with a slash at its end the
 * address leads there. What is not there is the page for unknown addresses.
 *
 * @param folder the built site
 * @param address what stands between the host and the `?`, such as `/about`
 */
export async function siteFile(
  folder: string,
  address: string,
): Promise<Destination> {
  const missing = { status: 404, file: path.join(folder, "404.html") } as const;
  const name = filePath(address);
  if (name === undefined || hostFiles.some((file) => `/${file}` === name)) {
    return missing;
  }
  const page = path.join(folder, name, "index.html");
  if (await isFile(page)) {
    const isAddress = name === "/" || !name.endsWith("/");
    return isAddress
      ? { status: 200, file: page }
      : { status: 301, location: encodeURI(name.slice(0, -1)) };
  }
  const file = path.join(folder, name);
  return (await isFile(file)) ? { status: 200, file } : missing;
}
