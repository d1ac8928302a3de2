import { readFile, writeFile } from "node:fs/promises";
import { format } from "prettier";
import { editorSchemaFile, editorSchemas } from "../src/content/editor-schemas";
import { withTables } from "../src/content/guide-tables";

/**
 * Writes again what is made from the schemas, after one in code changed: what
 * editors know of each file, and the tables of the editing guide.
 */
async function main() {
  for (const [name, schema] of Object.entries(editorSchemas())) {
    const text = await format(JSON.stringify(schema), { parser: "json" });
    await writeFile(editorSchemaFile(name), text);
  }
  const guide = withTables(await readFile("EDITING.md", "utf8"));
  await writeFile("EDITING.md", await format(guide, { parser: "markdown" }));
}

void main();
