import { constants, lstatSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Refused } from "../store/refused";

/** The status of a file, without following a link; undefined if there is none. */
export const statusOf = (location: string) =>
  lstatSync(location, { throwIfNoEntry: false });

/**
 * Reads a file in a folder, without following any link on the way.
 *
 * @returns null if there is no such file
 * @throws {Refused} if a part of the path is a link or another special file
 */
export async function readRegularFile(
  root: string,
  path: string,
): Promise<Buffer | null> {
  const parts = path.split("/");
  // On Windows, backslashes and colons separate folders and drives.
  if (parts.some((part) => /^\.{0,2}$|[\\:]/.test(part))) {
    throw new Refused(`No file can be named ${path}.`);
  }
  for (const index of parts.keys()) {
    const part = parts.slice(0, index + 1).join("/");
    const status = statusOf(join(root, part));
    if (!status) return null;
    if (part === path ? !status.isFile() : !status.isDirectory()) {
      throw new Refused(
        `${part} is a link or something else that the editor leaves alone. Ask a developer to replace it with a plain ${part === path ? "file" : "folder"}.`,
      );
    }
  }
  const flag = constants.O_RDONLY | constants.O_NOFOLLOW;
  return readFile(join(root, path), { flag });
}
