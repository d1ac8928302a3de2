import type { Entry } from "./content-folder";
import { pageNameFrom } from "./file-names";
import { foreignKind, isPictureLike } from "./foreign-files";
import { type Words, show } from "./words";

/** What is wrong with what stands under a name that is right. */
export function kindWords(
  { kind, name }: Entry,
  isFolder: boolean,
): Words | undefined {
  if (kind === "outside") {
    return {
      found: "a link to something outside of the content folder",
      expected: isFolder ? "a folder" : "a file",
      fix: "replace the link with what it leads to",
    };
  }
  if (kind === "other" || (kind === "folder") !== isFolder) {
    return {
      found:
        kind === "folder"
          ? "a folder"
          : kind === "file"
            ? "a file"
            : "neither a file nor a folder",
      expected: `a ${isFolder ? "folder" : "file"} named ${show(name)}`,
      fix: `rename or remove it, and bring back the ${isFolder ? "folder" : "file"}`,
    };
  }
  return undefined;
}

/** A file of a kind that belongs nowhere in the content folder. */
export function foreignWords({ kind, name }: Entry): Words | undefined {
  const foreign = kind === "file" ? foreignKind(name) : undefined;
  return (
    foreign && {
      found: `${show(name)}, ${foreign.what}`,
      expected: "pages that end in .mdx, and pictures",
      fix: foreign.fix(pageNameFrom(name)),
    }
  );
}

/** A picture in another folder than the one for pictures. */
export function strayPictureWords(
  { kind, name }: Entry,
  folder: string,
): Words | undefined {
  if (kind !== "file" || !isPictureLike(name)) return undefined;
  return {
    found: `${show(name)} in ${folder}`,
    expected: "pictures in content/images",
    fix: "move it to content/images: upload it there, and delete it here",
  };
}
