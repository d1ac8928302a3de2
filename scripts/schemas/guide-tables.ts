import { z } from "zod";
import {
  type AuthorComponentName,
  authorComponents,
  isAuthorComponent,
} from "../../src/content/schema/components";
import { oneOf } from "../../src/content/words/amounts";
import { languageName } from "../../src/content/words/language-name";
import { languages } from "../../src/content/words/phrases";
import { iconNames } from "../../src/content/schema/icon-names";
import { fileSchemas } from "../../src/content/schema/files";
import { pageSchema } from "../../src/content/schema/page";
import {
  describe,
  descriptionOf,
  fieldNames,
  kindOf,
  required,
  schemaAt,
} from "../../src/content/schema/schema-tree";
import { table } from "./table";

interface Row {
  readonly name: string;
  readonly description: string;
  readonly needed: boolean;
}

const otherLanguages = oneOf(
  languages
    .filter((code) => code !== "en")
    .map((code) => `${code} for ${languageName(code)}`),
);

/** How a value is written in a file; in the editor, a control takes care of it. */
function inFile(schema: z.core.$ZodType) {
  const description = describe(schema);
  const type = required(schema);
  if (type instanceof z.ZodBoolean) return `true for ${description}`;
  if (type instanceof z.ZodArray && type.element instanceof z.ZodEnum)
    return `${description}: ${type.element.options.join(", ")}`;
  const kind = kindOf(schema);
  if (kind === "day") return `${description}, written like 2025-06-30`;
  if (kind === "time") return `${description}, written like 2026-05-02 09:00`;
  if (kind === "language") return `${description}: ${otherLanguages}`;
  return description;
}

/** What to write, with the most characters that the schema allows. */
function guidance(schema: z.core.$ZodType) {
  const type = required(schema);
  const most = type instanceof z.ZodString ? type.maxLength : null;
  const description = inFile(schema);
  if (most === null) return description;
  const limit = `to ${most.toLocaleString("en-US")} characters`;
  return description.includes(limit)
    ? description
    : `${description}; up ${limit}`;
}

/** The fields of an object or of a list's items, depth first. */
function rowsOf(schema: z.core.$ZodType, prefix = ""): Row[] {
  const type = required(schema);
  const group = type instanceof z.ZodArray ? type.element : type;
  return fieldNames(group).flatMap((key): Row[] => {
    const field = schemaAt(group, key);
    if (!field) return [];
    const name = prefix + key;
    if (descriptionOf(field) === undefined) {
      throw new Error(`${name} needs a description.`);
    }
    const needed = !(field instanceof z.ZodOptional);
    return [
      { name, description: guidance(field), needed },
      ...rowsOf(field, `${name} › `),
    ];
  });
}

function fieldTable(schema: z.ZodType) {
  return table(
    ["field", "what to write", "needed"],
    rowsOf(schema).map(({ name, description, needed }) => [
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
  const needed = rowsOf(attributes)
    .filter((row) => row.needed)
    .map((row) => `${row.name}="…"`);
  const tag = [name, ...needed];
  return children === "none"
    ? `\`<${tag.join(" ")} />\``
    : `\`<${tag.join(" ")}>\`, your text, \`</${name}>\``;
}

function componentTable() {
  const names = Object.keys(authorComponents).filter(isAuthorComponent);
  const rows = names.map((name) => {
    const component = authorComponents[name];
    const optional = rowsOf(component.attributes)
      .filter((row) => !row.needed)
      .map((row) => `\`${row.name}\``);
    const more =
      optional.length > 0 ? ` (you may add ${oneOf(optional, "and")})` : "";
    return [written(name, component), component.description + more];
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

const markedTable = /(<!-- table: (\S+) -->\n)[^]*?(<!-- end -->)/g;

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
    markedTable,
    (_, start: string, name: string, end: string) => {
      const text = tables[name];
      if (text === undefined) throw new Error(`No table named ${name}`);
      return `${start}\n${text}\n\n${end}`;
    },
  );
}
