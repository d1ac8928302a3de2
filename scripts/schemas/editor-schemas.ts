import { z } from "zod";
import { fileSchemas } from "../../src/content/schema/files";

/** The file for the schema of a YAML file: `.vscode/site.schema.json` for `site.yml`. */
const schemaFile = (name: string) =>
  `.vscode/${name.replace(/\.yml$/, "")}.schema.json`;

/**
 * JSON Schemas of all YAML files, each with the file that it is written to, in a
 * version that editors support for completion and hover text.
 */
export const editorSchemas = () =>
  Object.entries(fileSchemas).map(([name, schema]) => {
    const text = JSON.stringify(z.toJSONSchema(schema, { target: "draft-7" }));
    return [schemaFile(name), text] as const;
  });

/** The settings of the editor, with the schema of each YAML file. */
export function withSchemas(settings: string): string {
  const schemas = Object.keys(fileSchemas).map((name): [string, string] => [
    `./${schemaFile(name)}`,
    `content/${name}`,
  ]);
  return JSON.stringify({
    ...z.record(z.string(), z.unknown()).parse(JSON.parse(settings)),
    "yaml.schemas": Object.fromEntries(schemas),
  });
}
