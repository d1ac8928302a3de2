import type { PageFile } from "../../read/page";
import type { ReadFiles } from "../define-rule";
import type { Field, Fields } from "../../read/yaml";

/** An address in the content that visitors or the build go to. */
export interface PlacedAddress {
  file: string;
  /** Its offset in the file, and its place in words. */
  at: number;
  path: () => string;
  address: string;
  /** The words of the link; empty if it has none, as a photo. */
  words: string;
}

/** The field that a field is part of. */
const parentOf = ({ path }: Field) => path.slice(0, -1).join("/");

/** @param from offset of the fields in their file */
function inFields({ file, fields, words }: Fields, from = 0): PlacedAddress[] {
  // A link is pressed by the label or the title beside it.
  const labels = new Map(
    fields
      .filter(({ name }) => name === "label" || name === "title")
      .map((field) => [parentOf(field), String(field.value)]),
  );
  return fields.flatMap((field) => {
    const kind = field.kind?.kind;
    if (kind !== "link" && kind !== "picture" && kind !== "origin") return [];
    const label = kind === "link" && labels.get(parentOf(field));
    return {
      file,
      at: from + field.at,
      path: () => words(field.path),
      address: String(field.value),
      words: label || "",
    };
  });
}

function inText({ file, body, bodyStart }: PageFile): PlacedAddress[] {
  const page = file.replaceAll(/^pages\/|\.mdx$/g, "");
  return body.links.map(({ at, address, words }) => ({
    file,
    at: bodyStart + at,
    path: () => `${page} › ${body.sectionAt(at)}`,
    address,
    words,
  }));
}

/** Every link, every picture and the site's own address, file by file. */
export const everyAddress = ({ yaml, pages }: ReadFiles): PlacedAddress[] => [
  ...[...yaml.values()].flatMap((file) => inFields(file)),
  ...[...pages.values()].flatMap((page) => [
    ...inFields(page.front, page.frontStart),
    ...inFields(page.body.attributes, page.bodyStart),
    ...inText(page),
  ]),
];
