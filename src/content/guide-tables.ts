import { z } from "zod";
import { authorComponents } from "./author-components";
import { fileSchemas } from "./schema/files";
import { pageSchema } from "./schema/page";

/** The part of a JSON Schema that the tables show. */
const field = z.object({
  description: z.string().optional(),
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

/** The fields of an object or of a list's items, nested ones after their own. */
function rowsOf(schema: Field, prefix = ""): Row[] {
  const object = schema.items ?? schema;
  const entries = Object.entries(object.properties ?? {});
  return entries.flatMap(([key, child]): Row[] => {
    const name = prefix + key;
    const nested = rowsOf(child, `${name} › `);
    const description = child.description ?? "";
    const row = { name, description, needed: object.required.includes(key) };
    return nested.length > 0 && description === "" ? nested : [row, ...nested];
  });
}

function table(heads: readonly string[], rows: readonly string[][]) {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join(
    "\n",
  );
}

function fieldTable(schema: z.ZodType) {
  const rows = rowsOf(field.parse(z.toJSONSchema(schema)));
  return table(
    ["field", "what to write", "needed"],
    rows.map(({ name, description, needed }) => [
      `\`${name}\``,
      description,
      needed ? "yes" : "no",
    ]),
  );
}

function componentTable() {
  const rows = Object.entries(authorComponents).map(
    ([name, { description, attributes }]) => [
      `\`<${name}>\``,
      description,
      Object.entries(attributes)
        .map(([attribute, meaning]) => `\`${attribute}\`: ${meaning}`)
        .join("; "),
    ],
  );
  return table(["part", "what a visitor sees", "attributes"], rows);
}

/** The tables of EDITING.md, in Markdown, by the name that marks their place. */
export function guideTables(): Record<string, string> {
  const files = Object.entries(fileSchemas).map(
    ([name, schema]) => [name, fieldTable(schema)] as const,
  );
  return {
    components: componentTable(),
    ...Object.fromEntries(files),
    page: fieldTable(pageSchema),
  };
}

const place = /(<!-- table: (\S+) -->\n)[^]*?(<!-- end -->)/g;

/**
 * The guide with its tables as the schemas have them now.
 *
 * @throws {Error} when the guide marks a place for a table that there isn't
 */
export function withTables(guide: string): string {
  const tables = guideTables();
  return guide.replaceAll(
    place,
    (_, start: string, name: string, end: string) => {
      const text = tables[name];
      if (text === undefined) throw new Error(`No table named ${name}`);
      return `${start}\n${text}\n\n${end}`;
    },
  );
}
