import { z } from "zod";
import { isYamlFile, fileSchemas } from "../../src/content/schema/files";
import { pageSchema } from "../../src/content/schema/page";
import type { ValueNode } from "../../src/content/read/value-node";
import { bodyStart, splitPage } from "../../src/content/read/front-matter";
import { remember } from "../../src/content/read/remember";
import { type ParsedYaml, readYaml } from "../../src/content/read/yaml";

/**
 * Enough for each file as it was opened, as it is, and as it may become: a change
 * is looked for by reading the file with it.
 */
const capacity = 300;

const read = remember(
  capacity,
  (path: string, text: string): ParsedYaml => {
    const isYaml = isYamlFile(path);
    const yaml = isYaml ? text : (splitPage(text)?.yaml ?? "");
    const schema = isYaml ? fileSchemas[path] : pageSchema;
    // Separate calls for each schema would differ in nothing but their types.
    return readYaml<unknown>({ path, text }, schema, yaml);
  },
  (path, text) => `${path}\n${text}`,
);

/**
 * The fields of a YAML file or of the front matter of a page, with their places in
 * the text; undefined for other files, and for a page whose front matter has no
 * beginning or end. Returns the same object for the same fields.
 *
 * @param path relative to the content folder: `pages/about.mdx`
 */
export function readFields(path: string, text: string): ParsedYaml | undefined {
  const end = isYamlFile(path) ? text.length : bodyStart(text);
  return end === undefined ? undefined : read(path, text.slice(0, end));
}

/**
 * The fields of a file for its form. Undefined if they can't be read, if they
 * aren't the list or group that the file should be, or if one is unknown or
 * appears twice, which a form couldn't show. The text of the file is then shown
 * instead.
 */
export function formFields(path: string, text: string): ValueNode | undefined {
  const { root, errors = [] } = readFields(path, text) ?? {};
  if (!root || errors.length > 0) return undefined;
  const isShown = ({ schema, repeated }: ValueNode) =>
    schema !== undefined && repeated.length === 0;
  if (![...root.all()].every(isShown)) return undefined;
  const isEmpty = root.value === undefined || root.value === null;
  const isList = root.type instanceof z.ZodArray;
  return isEmpty || isList === Array.isArray(root.value) ? root : undefined;
}

/**
 * Where the part of a file that is shown as text starts: the body of a page, or
 * the whole file if its fields can't be shown as a form. Undefined if all of it is
 * a form.
 */
export function textStart(path: string, text: string): number | undefined {
  if (!formFields(path, text)) return 0;
  return isYamlFile(path) ? undefined : bodyStart(text);
}
