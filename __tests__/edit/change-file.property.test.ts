import { readFileSync, readdirSync } from "node:fs";
import fc from "fast-check";
import { Lexer, isSeq, parse, parseDocument } from "yaml";
import { changeFile } from "../../edit/text/change-file";
import type { FieldChange } from "../../edit/text/proposals";
import { readFields } from "../../edit/text/read-fields";
import type { Value } from "../../edit/text/write-yaml";
import { withEdits } from "../../src/content/read/edits";
import { splitPage } from "../../src/content/read/front-matter";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import {
  fieldNames,
  required,
  schemaAt,
} from "../../src/content/schema/schema-tree";
import { z } from "zod";

/** Another folder can be tried, such as CONTENT=content. */
const folder = process.env.CONTENT ?? "__tests__/sample";

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(?:yml|mdx)$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, "utf8") }));

/** Words that people type, and signs that mean something in YAML. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom("oak", "Río", "8:30", "yes", "#1", "a: b", "- x", "'tis"),
      fc.constantFrom('"so"', "[1]", "{ein}", "50%", "@", "&a", "*b", "|", ">"),
      fc.constantFrom("01234", "2026-05-02", "null", "---", "\\", "…", "🌾"),
      fc.string({ minLength: 1, maxLength: 8 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((each) => each.join(" ").trim());
const texts = fc.oneof(
  { weight: 3, arbitrary: words },
  fc
    .array(words, { minLength: 2, maxLength: 4 })
    .map((each) => each.join("\n\n")),
);

/** A value for a schema: a text, or a group or list with all its fields. */
function valueFor(schema: z.core.$ZodType, text: string): Value {
  const type = required(schema);
  if (type instanceof z.ZodArray) return [valueFor(type.element, text)];
  const names = fieldNames(type);
  if (names.length === 0) return text;
  return Object.fromEntries(
    names.map((name) => {
      const field = schemaAt(type, name);
      return [name, field ? valueFor(field, text) : text];
    }),
  );
}

/** Every change that a form offers for a place in a file. */
function changesOf(node: ValueNode, text: string): FieldChange[] {
  const { keys = [] } = node;
  const changes: FieldChange[] = [];
  const write = (value: Value | undefined, ...inner: Keys) =>
    changes.push({ kind: "write", keys: [...keys, ...inner], value });
  if (node.text !== undefined) write(text);
  if (node.schema instanceof z.ZodOptional) write(undefined);
  if (typeof node.key === "number") {
    write(undefined);
    if (node.parent?.child(node.key + 1)) {
      changes.push({ kind: "moveDown", keys });
    }
  }
  if (node.type instanceof z.ZodArray) {
    write(valueFor(node.type.element, text), node.children.length);
  } else if (node.schema) {
    for (const name of fieldNames(node.schema)) {
      const field = schemaAt(node.schema, name);
      if (!field || node.child(name)) continue;
      write(valueFor(field, text), name);
    }
  }
  return changes;
}

const yamlOf = (path: string, text: string) =>
  path.endsWith(".mdx") ? (splitPage(text)?.yaml ?? "") : text;

const commentsOf = (path: string, text: string) =>
  [...new Lexer().lex(yamlOf(path, text))]
    .filter((token) => token.startsWith("#"))
    .toSorted();

/** What a text says, read without the site's own code. */
const read = (path: string, text: string): unknown =>
  parse(yamlOf(path, text), { schema: "failsafe" });

/** What a text says after a change, made without the site's own code. */
function readChanged(path: string, text: string, change: FieldChange): unknown {
  const document = parseDocument(yamlOf(path, text), { schema: "failsafe" });
  const { keys } = change;
  if (change.kind === "moveDown") {
    const moved = document.getIn(keys, true);
    document.deleteIn(keys);
    const list = document.getIn(keys.slice(0, -1));
    if (isSeq(list)) list.items.splice(Number(keys.at(-1)) + 1, 0, moved);
  } else if (change.value === undefined) {
    document.deleteIn(keys);
  } else {
    document.setIn(keys, change.value);
  }
  return document.toJS();
}

/** The text after a change that must be possible. */
function afterChange(
  path: string,
  text: string,
  change: FieldChange,
  base = text,
) {
  const edit = changeFile(path, text, change, base);
  if (!edit) throw new Error(`No edit for ${JSON.stringify({ path, change })}`);
  return withEdits(text, edit);
}

test("changes one thing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      texts,
      ({ path, text }, choice, typed) => {
        const fields = readFields(path, text);
        if (!fields) throw new Error(`${path} can't be read`);
        const nodes = [...fields.root.all()];
        const changes = nodes.flatMap((node) => changesOf(node, typed));
        const change = changes[choice % changes.length];
        if (!change) return;
        const after = afterChange(path, text, change);
        expect(commentsOf(path, after)).toEqual(commentsOf(path, text));
        expect(read(path, after)).toEqual(readChanged(path, text, change));
      },
    ),
    { numRuns: 2000, seed: 7 },
  );
});

test("leaves no trace of what was typed and taken back", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.tuple(fc.nat(), fc.nat()),
      texts,
      fc.boolean(),
      ({ path, text: base }, [choice, otherChoice], typed, isAlone) => {
        const nodes = [...(readFields(path, base)?.root.all() ?? [])];
        const fields = nodes.filter(({ text }) => text !== undefined);
        const field = fields[choice % fields.length];
        const other = fields[otherChoice % fields.length];
        if (!field || !other) return;
        const write = (text: string, { keys = [] }: ValueNode, value = "") =>
          afterChange(path, text, { kind: "write", keys, value }, base);
        const before =
          isAlone || field === other ? base : write(base, other, typed);
        const between = write(before, field, typed);
        expect(write(between, field, field.text)).toBe(before);
      },
    ),
    { numRuns: 300, seed: 7 },
  );
});
