import {
  type ErrorCode,
  type Node,
  type Pair,
  type Scalar,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
} from "yaml";
import { z } from "zod";
import { required, schemaAt } from "../schema/schema-tree";
import { displayName } from "../words/show";
import { matchSchema } from "./match-schema";
import { type TextFile, ValueNode } from "./value-node";

/** The values of a YAML file or of the front matter of a page. */
export interface ParsedYaml<Data = unknown> {
  readonly file: TextFile;
  readonly root: ValueNode;
  /** What the site shows; undefined if the schema finds anything. */
  readonly data: Data | undefined;
  /** The text up to the end of the YAML, with blanks in place of the rest. */
  readonly yaml: string;
  /** Why the YAML, or a part of it, can't be read. */
  readonly errors: readonly YamlError[];
}

interface YamlError {
  /** `ALIAS`: an anchor, a tag, or other syntax that obscures what a file says. */
  readonly code: ErrorCode | "ALIAS";
  readonly at: number;
}

/** The value on the line of an offset; all of them if they can't be told apart. */
export const valueOn = ({ errors, root }: ParsedYaml, at = 0): ValueNode =>
  (errors.length === 0 && root.nodeOn(at)) || root;

/** A text as the schema's type, or the text if it isn't written like one. */
function typed(text: string, schema: z.core.$ZodType) {
  const type = required(schema);
  // A number with leading zeros would change when it is written again.
  if (type instanceof z.ZodNumber && /^(?:0|-?[1-9]\d{0,8})$/.test(text)) {
    return Number(text);
  }
  if (type instanceof z.ZodBoolean && /^(?:true|false)$/.test(text)) {
    return text === "true";
  }
  return text;
}

/** In the failsafe schema, all values are text. */
const scalarText = ({ value }: Scalar) =>
  typeof value === "string" ? value : "";

/** Makes a tree of values from the tree of a YAML document. */
class TreeBuilder {
  /** Syntax that hides values, or lets a few lines expand to gigabytes. */
  readonly refused: YamlError[] = [];

  constructor(
    readonly file: TextFile,
    readonly schema: z.core.$ZodType,
  ) {}

  build(
    yaml: Node | null,
    place: Pick<ValueNode, "key"> &
      Partial<Pick<ValueNode, "parent" | "keyAt">>,
    otherwise = 0,
  ): ValueNode {
    const { parent, key } = place;
    const group = parent?.schema;
    const schema = parent ? group && schemaAt(group, key) : this.schema;
    const [at, end] = yaml?.range ?? [otherwise, otherwise];
    const isPlain = isScalar(yaml) && yaml.type === "PLAIN";
    const source = { file: this.file, at, end, isPlain };
    const node = new ValueNode({ role: "field", ...place, ...source, schema });
    if (!yaml) node.value = null;
    else if (isAlias(yaml) || yaml.anchor || yaml.tag) this.#refuse(at);
    if (isScalar(yaml)) {
      // YAML leaves out the usual spaces around a text, but not special ones.
      const text = isPlain ? scalarText(yaml).trim() : scalarText(yaml);
      node.value = schema ? typed(text, schema) : text;
    } else if (isSeq<Node>(yaml)) {
      for (const [index, item] of yaml.items.entries()) {
        node.children.push(this.build(item, { parent: node, key: index }, at));
      }
      node.value = node.children.map(({ value }) => value);
    } else if (isMap<Node, Node | null>(yaml)) {
      node.addFields(yaml.items.flatMap((field) => this.#field(node, field)));
    }
    // A list with nothing in it, such as that of events, is an empty list.
    if (node.source === "" && node.type instanceof z.ZodArray) node.value = [];
    return node;
  }

  #field(parent: ValueNode, { key: name, value }: Pair<Node, Node | null>) {
    const [keyAt, keyEnd] = name.range ?? [parent.at, parent.at];
    if (isScalar(name) && !name.anchor && !name.tag) {
      const place = { parent, key: scalarText(name), keyAt };
      return this.build(value, place, keyEnd);
    }
    // An entry of a list among fields is read as the name of a field.
    this.#refuse(keyAt, isCollection(name) ? "BLOCK_AS_IMPLICIT_KEY" : "ALIAS");
    return [];
  }

  #refuse(at: number, code: YamlError["code"] = "ALIAS") {
    this.refused.push({ code, at });
  }
}

/**
 * Reads YAML and compares it with its schema. Uses YAML's failsafe schema, so
 * that values are text as typed, `8:30`, `01234`, or `yes`, unless the schema
 * expects something else.
 *
 * @param yaml the text up to the end of its YAML, with blanks in place of the rest
 */
export function readYaml<Data>(
  file: TextFile,
  schema: z.ZodType<Data>,
  yaml = file.text,
): ParsedYaml<Data> {
  const document = parseDocument(yaml, {
    schema: "failsafe",
    prettyErrors: false,
    merge: false,
    // Our own messages name a field that is there twice.
    uniqueKeys: false,
    // Rules report unusual keys; don't print warnings.
    logLevel: "error",
  });
  const builder = new TreeBuilder(file, schema);
  const start = yaml.search(/\S|$/);
  // The places of values begin with the file's name.
  const place = { key: displayName(file.path) };
  const root = builder.build(document.contents, place, start);
  return {
    file,
    root,
    data: matchSchema(root, schema),
    yaml,
    errors: [
      ...builder.refused,
      ...document.errors.map(({ code, pos: [at] }) => ({ code, at })),
    ],
  };
}
