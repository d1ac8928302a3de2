import { displayName } from "../../src/content/check/check-parts";
import { isYamlFile, fileSchemas } from "../../src/content/schema/files";
import { pageSchema } from "../../src/content/schema/page";
import { splitPage } from "../../src/content/read/front-matter";
import { type Fields, readYaml } from "../../src/content/read/yaml";

function read(path: string, text: string): Fields | undefined {
  const file = { path, text };
  const name = displayName(path);
  if (isYamlFile(path)) {
    const schema = fileSchemas[path];
    // Separate calls for each schema would differ in nothing but their types.
    return readYaml<unknown>(file, name, schema);
  }
  const yaml = splitPage(text)?.yaml;
  return yaml === undefined
    ? undefined
    : readYaml<unknown>(file, name, pageSchema, yaml);
}

/** The last reading of each file; most files rarely change. */
const latest = new Map<string, { text: string; fields: Fields | undefined }>();

/**
 * The fields of a YAML file or of the front matter of a page, with their places
 * in the text; undefined for other files, and for a page whose front matter has
 * no beginning or end.
 *
 * @param path relative to the content folder: `pages/about.mdx`
 */
export function readFields(path: string, text: string): Fields | undefined {
  const before = latest.get(path);
  if (before?.text === text) return before.fields;
  const fields = read(path, text);
  latest.set(path, { text, fields });
  return fields;
}
