import { z } from "zod";
import {
  type AuthorComponentName,
  authorComponents,
  isAuthorComponent,
} from "../../src/content/schema/components";
import { iconNames } from "../../src/content/schema/icon-names";
import { fileSchemas } from "../../src/content/schema/files";
import { pageSchema } from "../../src/content/schema/page";
import { timeForm } from "../../src/content/times";
import { table } from "./table";

/** The parts of a JSON Schema that the tables use. */
const field = z.object({
  description: z.string().default(""),
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  maxLength: z.number().optional(),
  required: z.array(z.string()).default([]),
  get properties() {
    return z.record(z.string(), field).optional();
  },
  get items() {
    return field.optional();
  },
});

type Field = z.infer<typeof field>;

interface Row {
  readonly name: string;
  readonly description: string;
  readonly needed: boolean;
}

/** How a value is written in a file; the editor has controls for these. */
function inFile({ description, type, format, pattern }: Field) {
  if (type === "boolean") return `true for ${description}`;
  if (format === "date") return `${description}, written like 2025-06-30`;
  if (pattern === timeForm.source)
    return `${description}, written like 2026-05-02 09:00`;
  return description;
}

/** What to write, with the most characters that the schema allows. */
function guidance(field: Field) {
  const { maxLength } = field;
  const description = inFile(field);
  if (maxLength === undefined) return description;
  const limit = `to ${maxLength.toLocaleString("en-US")} characters`;
  return description.includes(limit)
    ? description
    : `${description}; up ${limit}`;
}

/** The fields of an object or of a list's items, depth first. */
function rowsOf(schema: Field, prefix = ""): Row[] {
  const object = schema.items ?? schema;
  const entries = Object.entries(object.properties ?? {});
  return entries.flatMap(([key, child]): Row[] => {
    const name = prefix + key;
    if (!child.description) throw new Error(`${name} needs a description.`);
    const nested = rowsOf(child, `${name} › `);
    const needed = object.required.includes(key);
    return [{ name, description: guidance(child), needed }, ...nested];
  });
}

const fieldsOf = (schema: z.ZodType) => field.parse(z.toJSONSchema(schema));

function fieldTable(schema: z.ZodType) {
  const rows = rowsOf(fieldsOf(schema));
  return table(
    ["field", "what to write", "needed"],
    rows.map(({ name, description, needed }) => [
      `\`${name}\``,
      description,
      needed ? "yes" : "no",
    ]),
  );
}

/** A component as authors write it: `<DonateButton />`. */
function written(
  name: string,
  { attributes, children }: (typeof authorComponents)[AuthorComponentName],
): string {
  const needed = fieldsOf(attributes).required.map((key) => `${key}="…"`);
  const tag = [name, ...needed];
  return children === "none"
    ? `\`<${tag.join(" ")} />\``
    : `\`<${tag.join(" ")}>\`, your text, \`</${name}>\``;
}

function componentTable() {
  const names = Object.keys(authorComponents).filter(isAuthorComponent);
  const rows = names.map((name) => {
    const component = authorComponents[name];
    return [written(name, component), component.description];
  });
  return table(["write", "what a visitor sees"], rows);
}

/** Every drawing beside its name, three in a row. */
function iconTable() {
  const cells = iconNames.map((name) => [
    `<img src="static/vignettes/${name}.svg" alt="" width="80" />`,
    `\`${name}\``,
  ]);
  const rows: string[][] = [];
  for (let at = 0; at < cells.length; at += 3) {
    rows.push(cells.slice(at, at + 3).flat());
  }
  const head = ["drawing", "name"];
  return table([head, head, head].flat(), rows);
}

/** The tables in EDITING.md, as Markdown, keyed by the name in their markers. */
export function guideTables(): Record<string, string> {
  const files = Object.entries(fileSchemas).map(
    ([name, schema]) => [name, fieldTable(schema)] as const,
  );
  return {
    components: componentTable(),
    icons: iconTable(),
    ...Object.fromEntries(files),
    page: fieldTable(pageSchema),
    photo: fieldTable(authorComponents.Photo.attributes),
  };
}

const place = /(<!-- table: (\S+) -->\n)[^]*?(<!-- end -->)/g;

/**
 * Replaces the tables in the guide with current ones.
 *
 * @throws {Error} if the guide has a marker for an unknown table, or lacks one
 */
export function withTables(guide: string): string {
  const tables = guideTables();
  for (const name of Object.keys(tables)) {
    const start = `<!-- table: ${name} -->`;
    if (!guide.includes(start)) {
      throw new Error(
        `EDITING.md has no table for ${name}: add a line  ${start}  and a line  <!-- end -->`,
      );
    }
  }
  return guide.replaceAll(
    place,
    (_, start: string, name: string, end: string) => {
      const text = tables[name];
      if (text === undefined) throw new Error(`No table named ${name}`);
      return `${start}\n${text}\n\n${end}`;
    },
  );
}
