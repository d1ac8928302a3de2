import { fileSchemas } from "../schema/files";
import { show, showWhole } from "../words/show";
import { FindingsInFile, maxProblems } from "./findings-in-file";

/** Sort key for files: YAML files first, in schema order. */
function rank(path: string): string {
  const index = Object.keys(fileSchemas).indexOf(path);
  return index === -1 ? `~${path}` : String(index);
}

/** Collects what rules find in a content folder, file by file. */
export class FindingsByFile {
  readonly #byFile = new Map<string, FindingsInFile>();
  readonly #notes: string[] = [];

  /** @param folder its name in reports */
  constructor(readonly folder: string) {}

  /**
   * The findings in a file.
   *
   * @param text of the file, if this is the first time that it is asked for
   */
  in(path: string, text = ""): FindingsInFile {
    const findings = this.#byFile.get(path) ?? new FindingsInFile(text);
    this.#byFile.set(path, findings);
    return findings;
  }

  /** Says that a file holds more than could be checked. */
  addPartlyRead(path: string) {
    this.#notes.push(
      `${show(this.#named(path))} can't be read all the way through. More problems may appear once this is fixed.`,
    );
  }

  /** Whether anything blocks the build, not just the launch. */
  get stopBuild() {
    return [...this.#byFile.values()].some(({ stopsBuild }) => stopsBuild);
  }

  /** Everything that was found, in file order. */
  get result() {
    const files = [...this.#byFile].sort(([one], [other]) =>
      rank(one) < rank(other) ? -1 : 1,
    );
    const notes = [...this.#notes];
    for (const [path, { isFull, isFullOfWarnings }] of files) {
      const first = `Only the first ${maxProblems}`;
      const file = showWhole(this.#named(path));
      if (isFull) notes.push(`${first} problems of ${file} are listed.`);
      if (isFullOfWarnings)
        notes.push(`${first} warnings of ${file} are listed.`);
    }
    return {
      problems: files.flatMap(([path, found]) =>
        found.problems(this.#named(path)),
      ),
      warnings: files.flatMap(([path, found]) =>
        found.warnings(this.#named(path)),
      ),
      notes,
    };
  }

  #named(path: string) {
    return `${this.folder}/${path}`;
  }
}
