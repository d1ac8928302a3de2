import { createRequire } from "node:module";
import { z } from "zod";

/** A function of a package that declares no types, by its name. */
function functionOf(module: unknown, name: string) {
  const member: unknown = Reflect.get(Object(module), name);
  if (typeof member !== "function") throw new TypeError(`No ${name}`);
  return (...values: unknown[]): unknown =>
    Reflect.apply(member, undefined, values);
}

const fromYamlPlugin = createRequire(
  require.resolve("gatsby-transformer-yaml/package.json"),
);
const load = functionOf(fromYamlPlugin("js-yaml"), "load");
const parseFrontmatter = functionOf(
  createRequire(__filename)("gatsby-plugin-mdx/dist/frontmatter"),
  "parseFrontmatter",
);
const page = z.object({ frontmatter: z.unknown(), body: z.string() });

/** YAML by the very library that gatsby-transformer-yaml calls. */
export const readYamlAsBuilt = (text: string) => load(text);

/** A page's front matter and body by gatsby-plugin-mdx's own function. */
export const readPageAsBuilt = (text: string) =>
  page.parse(parseFrontmatter(text, text));

/** A value with the dates that YAML made of days turned back to text. */
export function withDaysAsText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(withDaysAsText);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withDaysAsText(item)]),
  );
}
