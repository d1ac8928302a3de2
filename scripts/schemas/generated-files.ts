import { readFile } from "node:fs/promises";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import * as markdown from "prettier/plugins/markdown";
import * as yaml from "prettier/plugins/yaml";
import { format } from "prettier/standalone";
import { editorSchemas, withSchemas } from "./editor-schemas";
import { withTables } from "./guide-tables";
import { ruleCatalog } from "./rule-catalog";

// Prettier's main entry point loads these with `import()`, which fails in Jest.
const plugins = [babel, estree, markdown, yaml];

const guideFile = "EDITING.md";
const settingsFile = ".vscode/settings.json";

/** All files generated from the content model: path to expected text. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const guide = withTables(await readFile(guideFile, "utf8"));
  const settings = withSchemas(await readFile(settingsFile, "utf8"));
  const texts = [
    ...editorSchemas(),
    [settingsFile, settings] as const,
    [guideFile, guide] as const,
    ["docs/rules.md", ruleCatalog()] as const,
  ];
  const formatted = texts.map(
    async ([file, text]) =>
      [file, await format(text, { filepath: file, plugins })] as const,
  );
  return new Map(await Promise.all(formatted));
}
