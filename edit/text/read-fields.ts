import { isYamlFile, fileSchemas } from "../../src/content/schema/files";
import { pageSchema } from "../../src/content/schema/page";
import { splitPage } from "../../src/content/read/front-matter";
import { type Fields, readYaml } from "../../src/content/read/yaml";

/**
 * The fields of a YAML file or of the front matter of a page, with their places
 * in the text; undefined for other files, and for a page whose front matter has
 * no beginning or end.
 *
 * @param path relative to the content folder: `pages/about.mdx`
 */
export function readFields(path: string, text: string): Fields | undefined {
  const file = { path, text };
  if (isYamlFile(path)) {
    const schema = fileSchemas[path];
    // Separate calls for each schema would differ in nothing but their types.
    return readYaml<unknown>(file, path, schema);
  }
  const yaml = splitPage(text)?.yaml;
  return yaml === undefined
    ? undefined
    : readYaml<unknown>(file, path, pageSchema, yaml);
}
