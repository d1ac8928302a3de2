import { type CheckOptions, check } from "../check/check";
import { type CheckResult, type Place, unchecked } from "../check/result";
import { requiredFiles } from "../schema/files";
import { oneOf } from "../words/amounts";
import { type SnapshotOptions, readSnapshot } from "./read-snapshot";

export type LoadOptions = CheckOptions & SnapshotOptions;

/**
 * Reads a content folder and reports all problems in it. Never throws: an
 * unreadable folder is reported as a problem, too.
 *
 * @param directory the folder; reported file names start with it as given
 */
export async function checkContent(
  directory: string,
  options: LoadOptions = {},
): Promise<CheckResult> {
  const folder = directory.replace(/(?<=[^/\\])[/\\]+$/, "");
  const inFolder = <Placed extends Place>(places: readonly Placed[]) =>
    places.map((place) => ({ ...place, file: `${folder}/${place.file}` }));
  try {
    const result = check(await readSnapshot(directory, options), options);
    const { problems, warnings, stockPhotos } = result;
    return {
      ...result,
      problems: inFolder(problems),
      warnings: inFolder(warnings),
      stockPhotos: inFolder(stockPhotos),
    };
  } catch (error) {
    const isUnreadable =
      typeof error === "object" && error !== null && "syscall" in error;
    const found = isUnreadable
      ? "no folder that can be read"
      : `a bug in the checker: ${String(error)}`;
    return unchecked({
      file: folder,
      where: ["the content folder"],
      found,
      expected: `a folder with ${oneOf([...Object.keys(requiredFiles), "pages", "images"], "and")}`,
      fix: "check the folder's name, and where the command is run",
    });
  }
}
