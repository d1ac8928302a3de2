import { isFileName, type FileName } from "../schema/files";
import {
  type CheckedFile,
  checkPageFile,
  checkYamlFile,
  isPage,
  isInImages,
} from "./check-files";
import type { Entry } from "./content-folder";
import { pictureName, pictureNameFrom } from "./file-names";
import { isPictureLike } from "./foreign-files";
import type { FileProblem } from "./folder-problems";
import type { CheckedPage } from "./page/check-page";
import { type Picture, checkPictures } from "./pictures";
import type { CheckedFields } from "./yaml/check-fields";

/** All files of a content folder, each read and checked by itself. */
export interface ContentFiles {
  yaml: ReadonlyMap<FileName, CheckedFile<CheckedFields>>;
  /** By file name, such as `about.mdx`. */
  pages: ReadonlyMap<string, CheckedFile<CheckedPage>>;
  pictures: ReadonlyMap<string, Picture>;
  /**
   * The names that pictures have, or will have once what is told of their
   * files is mended: an entry that names one needs no problem of its own.
   */
  pictureNames: readonly string[];
  /** What is wrong with files as a whole. */
  problems: FileProblem[];
}

function unreadable({ path }: Entry, error: unknown): FileProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    file: path,
    path: path.replace(/\.\w+$/, "").replaceAll("/", " › "),
    found: `a file that could not be checked: ${reason}`,
    expected: "a file that can be opened and read",
    fix: "see whether you can open it; if so, tell a developer this message",
  };
}

const isStrayPicture = ({ kind, name }: Entry) =>
  kind === "file" && isPictureLike(name);

/** Checks every file by itself; one that fails does not keep the others. */
export async function checkFiles(
  entries: readonly Entry[],
): Promise<ContentFiles> {
  const yaml = new Map<FileName, CheckedFile<CheckedFields>>();
  const pages = new Map<string, CheckedFile<CheckedPage>>();
  const failures: FileProblem[] = [];
  for (const entry of entries) {
    const { path, name, kind } = entry;
    try {
      if (kind === "file" && isFileName(path)) {
        yaml.set(path, await checkYamlFile(entry, path));
      } else if (isPage(entry)) {
        pages.set(name, await checkPageFile(entry));
      }
    } catch (error) {
      failures.push(unreadable(entry, error));
    }
  }
  const images = entries.filter(isInImages);
  const { pictures, problems } = await checkPictures(
    images.filter(({ name }) => pictureName.test(name)),
  );
  return {
    yaml,
    pages,
    pictures,
    pictureNames: entries
      .filter((entry) => isInImages(entry) || isStrayPicture(entry))
      .flatMap(({ name }) => [name, pictureNameFrom(name)]),
    problems: [...failures, ...problems],
  };
}
