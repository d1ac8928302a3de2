import type { z } from "zod";
import { type YamlFileName, fileSchemas, isYamlFile } from "../schema/files";
import type { ParsedPage } from "./page";
import { remember } from "./remember";
import type { ValueNode } from "./value-node";
import { type ParsedYaml, readYaml } from "./yaml";

/** Reads the YAML files among the given texts, by file name. */
export const readYamlFiles = remember(4, parseFiles, (texts) =>
  JSON.stringify([...texts].filter(([path]) => isYamlFile(path))),
);

function parseFiles(texts: ReadonlyMap<string, string>) {
  const read = <Data>(path: YamlFileName, schema: z.ZodType<Data>) => {
    const text = texts.get(path);
    return text === undefined ? undefined : readYaml({ path, text }, schema);
  };
  // One by one, so that each has the type of its own data.
  return {
    "site.yml": read("site.yml", fileSchemas["site.yml"]),
    "home.yml": read("home.yml", fileSchemas["home.yml"]),
    "programs.yml": read("programs.yml", fileSchemas["programs.yml"]),
    "impact.yml": read("impact.yml", fileSchemas["impact.yml"]),
    "notice.yml": read("notice.yml", fileSchemas["notice.yml"]),
    "events.yml": read("events.yml", fileSchemas["events.yml"]),
  } satisfies Record<YamlFileName, ParsedYaml | undefined>;
}

/** The YAML files that could be read, each with what the site shows of it. */
export type YamlFiles = ReturnType<typeof parseFiles>;

/** Without the optional files that a site doesn't have. */
export const presentFiles = (files: YamlFiles): ParsedYaml[] =>
  Object.values(files).filter((file) => file !== undefined);

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
  for (const { root } of presentFiles(yaml)) yield* root.all();
  for (const { front, texts, tags } of pages.values()) {
    yield* front.root.all();
    yield* texts;
    for (const tag of tags) yield* tag.all();
  }
}
