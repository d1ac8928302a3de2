import type { Problem } from "../problem";
import { fileSchemas } from "../schema/files";

const firstFiles = Object.keys(fileSchemas);

/**
 * Problems in the order of the files, the YAML files first. Those of one file
 * stay as they are, in the order of its text.
 */
export function inContentOrder(
  problems: readonly Problem[],
  directory: string,
): Problem[] {
  const rank = ({ file }: Problem) => {
    const index = firstFiles.indexOf(file.slice(directory.length + 1));
    return index === -1 ? firstFiles.length : index;
  };
  return problems.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.file < other.file ? -1 : one.file > other.file ? 1 : 0),
  );
}
