import type { z } from "zod";
import { type FieldName, isTextFile } from "../schema/files";
import { type FieldKind, type FieldTraits, nameFields } from "../schema/kinds";
import { required, traitsOf } from "../schema/schema-tree";
import { displayName, show } from "../words/show";
import { lineAround, placeAt } from "./text";

/** A text file of the content folder. */
export interface TextFile {
  /** Relative to the content folder: `pages/about.mdx`. */
  readonly path: string;
  readonly text: string;
}

/** The names and indexes that lead to a field from the top of its file. */
export type Keys = readonly (string | number)[];

/**
 * What a node is: a value of YAML; a tag in the text of a page, or one of its
 * attributes; a section of that text, or words in it; or a file as a whole.
 */
type Role = "field" | "tag" | "attribute" | "section" | "words" | "file";

type Start = Pick<ValueNode, "role" | "file" | "key" | "at" | "end"> &
  Partial<Pick<ValueNode, "parent" | "keyAt" | "schema" | "value" | "isPlain">>;

/**
 * Something in a file that findings may be about, or the file. Offsets are in
 * UTF-16 units from the start of the file's text.
 */
export class ValueNode {
  readonly role: Role;
  readonly file: TextFile;
  /** The group, list, tag, section, or file that it is in. */
  readonly parent: ValueNode | undefined;
  /** Its name in the parent, or its index in a list; empty if it has neither. */
  readonly key: string | number;
  /** Start and end of the value; in YAML, with its quotes. */
  readonly at: number;
  readonly end: number;
  /** Start of its name, or of the value if it has none. */
  readonly keyAt: number;
  /** Undefined if the schema has no place for it. */
  readonly schema: z.core.$ZodType | undefined;
  /** Whether it is a text without quotes. */
  readonly isPlain: boolean;
  /** A text, number, boolean, record, or array; undefined if it has none. */
  value: unknown;
  /** In the order of the file. */
  readonly children: ValueNode[] = [];
  /** Fields that a group has a second time, which are not read. */
  readonly repeated: { readonly name: string; readonly at: number }[] = [];
  /** The names of the fields that a group needs but doesn't have. */
  readonly missing: string[] = [];
  /** Everything else in the value that doesn't match the schema. */
  readonly issues: z.core.$ZodIssue[] = [];

  constructor(start: Start) {
    this.role = start.role;
    this.file = start.file;
    this.parent = start.parent;
    this.key = start.key;
    this.at = start.at;
    this.end = start.end;
    this.keyAt = start.keyAt ?? start.at;
    this.schema = start.schema;
    this.isPlain = start.isPlain ?? false;
    this.value = start.value;
  }

  /** The value as it is typed in the file. */
  get source(): string {
    return this.file.text.slice(this.at, this.end);
  }

  /** The rest of its line, usually nothing or a comment. */
  get rest(): string {
    const [rest = ""] = this.file.text.slice(this.end).split(/\r?\n/, 1);
    return rest;
  }

  /** A text, number, or boolean as text; undefined for groups and lists. */
  get text(): string | undefined {
    const { value } = this;
    return typeof value === "string" ||
      typeof value === "number" ||
      typeof value === "boolean"
      ? String(value)
      : undefined;
  }

  /** Its field's name; for a list's entry, the name of the list. */
  get name(): string {
    return typeof this.key === "string" ? this.key : (this.parent?.name ?? "");
  }

  /** What the schema asks for if the field is there: without `.optional()`. */
  get type(): z.core.$ZodType | undefined {
    return this.schema && required(this.schema);
  }

  /**
   * What rules know about its field besides its type, such as that it names a
   * picture; undefined for groups, lists and the texts of a page.
   */
  get traits(): FieldTraits | undefined {
    return this.text === undefined ? undefined : traitsOf(this.schema);
  }

  /** The kind of its field, where it has one. */
  get kind(): FieldKind | undefined {
    return this.traits?.kind;
  }

  /** The child with a name or an index. */
  child(key: PropertyKey): ValueNode | undefined {
    return this.children.find((child) => child.key === key);
  }

  /** The child that is a certain field: `tsc` knows the names of all fields. */
  field(name: FieldName): ValueNode | undefined {
    return this.child(name);
  }

  /** The text of the child with the first of the names that it has. */
  textOf(...names: readonly FieldName[]): string | undefined {
    return names.map((name) => this.field(name)).find(Boolean)?.text;
  }

  /**
   * Makes it a group of fields. Of two with the same name, it keeps the first.
   */
  addFields(fields: Iterable<ValueNode>) {
    for (const field of fields) {
      const { name, keyAt: at } = field;
      if (this.child(name)) this.repeated.push({ name, at });
      else this.children.push(field);
    }
    this.value = Object.fromEntries(
      this.children.map(({ key, value }) => [key, value]),
    );
  }

  /** Undefined if it isn't a field. */
  get keys(): Keys | undefined {
    if (this.role !== "field") return undefined;
    return this.parent ? [...(this.parent.keys ?? []), this.key] : [];
  }

  /**
   * The place of something at an offset in it, or of a field that is missing
   * from it. A field that the schema doesn't know has no place in a form, but
   * its group does.
   */
  placeOf(at = this.at, field?: string) {
    const { path, text } = this.file;
    const keys = knownNode(this)?.keys;
    const added = field === undefined ? [] : [field];
    return {
      ...{ file: path, ...placeAt(text, at), at },
      where: [...this.where, ...added],
      ...(keys && { keys: [...keys, ...added] }),
    };
  }

  /** The names that lead to it: `programs`, `Wildlife Monitoring`, `image`. */
  get where(): readonly string[] {
    return [...(this.parent?.where ?? []), this.#step].filter(Boolean);
  }

  get #step(): string {
    if (typeof this.key === "string") return show(this.key);
    const { entryName } = this;
    return entryName === undefined ? `item ${this.key + 1}` : show(entryName);
  }

  /** What a list's entry is called: its name, or else its figure. */
  get entryName(): string | undefined {
    return [...nameFields, "value"]
      .map((field) => this.child(field)?.text)
      .find((text) => text?.trim());
  }

  /** The topmost node. */
  get root(): ValueNode {
    return this.parent?.root ?? this;
  }

  /** The innermost node below it on the line of an offset. */
  nodeOn(at: number): ValueNode | undefined {
    const { text } = this.file;
    const { start, line } = lineAround(text, at);
    const child = this.children.find(
      ({ keyAt, end }) =>
        keyAt <= start + line.length &&
        start <= text.slice(0, end).trimEnd().length,
    );
    return child && (child.nodeOn(at) ?? child);
  }

  /** The nodes below it and itself, each group after what is in it. */
  *all(): Generator<ValueNode> {
    for (const child of this.children) yield* child.all();
    yield this;
  }
}

/** A file as a whole, for findings that belong to none of its values. */
export function fileNode({
  path,
  text = "",
}: {
  path: string;
  text?: string | undefined;
}) {
  const name = isTextFile(path) ? displayName(path) : path;
  const key = name.replaceAll("/", " › ");
  return new ValueNode({
    role: "file",
    file: { path, text },
    key,
    at: 0,
    end: 1,
  });
}

/** The innermost node around a value, or itself, that the schema knows. */
function knownNode(node: ValueNode | undefined): ValueNode | undefined {
  return !node || node.schema ? node : knownNode(node.parent);
}
