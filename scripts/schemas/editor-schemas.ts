import { z } from "zod";
import { fileSchemas } from "../../src/content/schema/files";

/**
 * The JSON Schema of every YAML file, by the file's name, in the version that
 * editors read. From it they complete names and show what each field is for.
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
