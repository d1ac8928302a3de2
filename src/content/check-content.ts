import { access } from "node:fs/promises";
import { join } from "node:path";
import type { CheckResult, Problem } from "./problem";

export type { CheckResult, Problem } from "./problem";

export interface CheckOptions {
  /** The clock that dates are compared with. */
  now?: Date;
}

const files = ["site.yml", "home.yml", "programs.yml", "impact.yml"];

/**
 * Checks a content folder and reports every mistake in it at once. Never
 * throws: whatever is wrong with the folder is a problem in the result.
 */
export async function checkContent(
  directory: string,
  _options: CheckOptions = {},
): Promise<CheckResult> {
  const problems: Problem[] = [];
  for (const name of files) {
    await access(join(directory, name)).catch(() => {
      problems.push({
        file: `${directory}/${name}`,
        line: 1,
        column: 1,
        path: name.replace(".yml", ""),
        found: "nothing",
        expected: `the file ${name}`,
        fix: "add the file",
      });
    });
  }
  return { problems, files: files.length, notes: [] };
}
