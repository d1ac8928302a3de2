import { z } from "zod";
import { fileSchemas } from "../../src/content/schema/files";

/**
 * JSON Schemas of all YAML files, keyed by file name, in a version that editors
 * support for completion and hover text.
 */
export function editorSchemas(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fileSchemas).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { target: "draft-7" }),
    ]),
  );
}

/** `.vscode/site.schema.json` for `site.yml`. */
export function editorSchemaFile(name: string): string {
  return `.vscode/${name.replace(/\.yml$/, "")}.schema.json`;
}

/** The settings of the editor, with the schema of each YAML file. */
export function withSchemas(settings: string): string {
  const schemas = Object.keys(fileSchemas).map((name): [string, string] => [
    `./${editorSchemaFile(name)}`,
    `content/${name}`,
  ]);
  return JSON.stringify({
    ...z.record(z.string(), z.unknown()).parse(JSON.parse(settings)),
    "yaml.schemas": Object.fromEntries(schemas),
  });
}
