import {
  type FileData,
  type YamlFileName,
  dataName,
  fileSchemas,
  isYamlFile,
} from "../schema/files";
import type { ParsedPage } from "./page";
import { remember } from "./remember";
import type { ValueNode } from "./value-node";
import { type ParsedYaml, readYaml } from "./yaml";

/** Reads the YAML files among the given texts, by file name. */
export const readYamlFiles = remember(4, parseFiles, (texts) =>
  JSON.stringify([...texts].filter(([path]) => isYamlFile(path))),
);

/** The YAML files that are there and could be read. */
export type YamlFiles = { readonly [Name in YamlFileName]?: ParsedYaml };

function parseFiles(texts: ReadonlyMap<string, string>): YamlFiles {
  const files = Object.entries(fileSchemas).flatMap(([path, schema]) => {
    const text = texts.get(path);
    if (text === undefined) return [];
    return [[path, readYaml<unknown>({ path, text }, schema)] as const];
  });
  return Object.fromEntries(files);
}

/** What the YAML files hold, without those that have a mistake. */
export function dataIn(files: YamlFiles): Partial<FileData>;
export function dataIn(files: YamlFiles): Readonly<Record<string, unknown>> {
  const data = Object.values(files)
    .filter((each) => each.data !== undefined)
    .map((each) => [dataName(each.file.path), each.data] as const);
  return Object.fromEntries(data);
}

/** All files that could be read. */
export interface ParsedContent {
  readonly yaml: YamlFiles;
  /** By address. */
  readonly pages: ReadonlyMap<string, ParsedPage>;
}

/** The site's address, as it is written; undefined if it can't be read. */
export const ownAddress = ({ yaml }: Pick<ParsedContent, "yaml">) =>
  yaml["site.yml"]?.root.textOf("url");

/** The values of YAML files, front matter, and tags, and the texts of pages. */
export function* everyValue({
  yaml,
  pages,
}: ParsedContent): Generator<ValueNode> {
  for (const { root } of Object.values(yaml)) yield* root.all();
  for (const { front, texts, tags } of pages.values()) {
    yield* front.root.all();
    yield* texts;
    for (const tag of tags) yield* tag.all();
  }
}
