import type { PageFile } from "../read/page";
import type { ValueNode } from "../read/value-node";
import { type YamlFiles, fieldsOf } from "../read/yaml-files";
import { locate } from "./locate";
import type { PhotoReference } from "./result";

function photosBelow(root: ValueNode, folder: string): PhotoReference[] {
  const { path, text } = root.file;
  return [...root.all()].flatMap((node) => {
    const { kind, text: address = "" } = node;
    if (kind?.kind !== "picture" || !URL.canParse(address)) return [];
    const { minimumWidth } = kind;
    return locate(text, [node.place]).map(({ line, column, at, where }) => ({
      ...{ file: `${folder}/${path}`, line, column, at, where },
      ...{ address, minimumWidth },
    }));
  });
}

/**
 * Lists the photos that the content names by address, for the build to fetch.
 *
 * @param folder the name of the content folder in reports
 */
export const photosIn = (
  folder: string,
  yaml: YamlFiles,
  pages: Iterable<PageFile>,
): PhotoReference[] => [
  ...fieldsOf(yaml).flatMap(({ root }) => photosBelow(root, folder)),
  ...[...pages]
    .flatMap(({ front, tags }) => [front.root, ...tags.map(({ node }) => node)])
    .flatMap((root) => photosBelow(root, folder)),
];
