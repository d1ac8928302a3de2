import { type Document, isMap, isNode, isScalar } from "yaml";
import { z } from "zod";
import type { Finding } from "../finding";
import { nearest } from "../did-you-mean";
import { oneOf } from "../words";
import { fieldWords } from "./field-words";
import { type FieldPath, fieldNames, kindOf, schemaAt } from "./fields";
import { issueWords, unknownFieldWords } from "./issue-words";

export interface YamlContent {
  schema: z.core.$ZodType;
  document: Document;
  text: string;
  /** The file in words, which every path begins with. */
  root: string;
}

function nodeAt(document: Document, path: FieldPath) {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return isNode(node) && node.range ? node : undefined;
}

/** "the fields title, description and image" */
export function allFields(schema: z.core.$ZodType): string {
  return `the fields ${oneOf(fieldNames(schema), "and")}`;
}

/** Where a value begins; for one that is missing, where its container does. */
function offsetOf(document: Document, path: FieldPath): number {
  const node = nodeAt(document, path);
  if (node?.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

/** Where a field's name stands. */
function keyOffset(document: Document, path: FieldPath, name: string): number {
  const map = nodeAt(document, path);
  const pairs = isMap(map) ? map.items : [];
  const key = pairs
    .map((pair) => pair.key)
    .find((node) => isScalar(node) && (node.source ?? "") === name);
  return isScalar(key) && key.range ? key.range[0] : offsetOf(document, path);
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (container, key) =>
      typeof container === "object" && container !== null
        ? Reflect.get(container, key)
        : undefined,
    value,
  );
}

/** The fields of one object that it should not have, each with its own finding. */
function unknownFields(
  content: YamlContent,
  value: unknown,
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
): Finding[] {
  const { schema, document, root } = content;
  const object = schemaAt(schema, path);
  const names = object ? fieldNames(object) : [];
  return keys.map((key) => ({
    offset: keyOffset(document, path, key),
    path: fieldWords(root, value, [...path, key]),
    ...unknownFieldWords(key, names),
  }));
}

/** A missing field that an unknown one beside it was probably meant to be. */
function isMisspelled(
  { path }: z.core.$ZodIssue,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
): boolean {
  const name = String(path.at(-1));
  const parent = path.slice(0, -1).join("/");
  return (
    valueAt(value, path) === undefined &&
    issues.some(
      (issue) =>
        issue.code === "unrecognized_keys" &&
        issue.path.join("/") === parent &&
        issue.keys.some((key) => nearest(key, [name]) !== undefined),
    )
  );
}

function fieldFinding(
  { schema, document, text, root }: YamlContent,
  value: unknown,
  issue: z.core.$ZodIssue,
): Finding {
  const { path } = issue;
  const [start = 0, end = 0] = nodeAt(document, path)?.range ?? [];
  const fieldSchema = schemaAt(schema, path);
  const last = path.at(-1);
  return {
    offset: offsetOf(document, path),
    path: fieldWords(root, value, path),
    ...issueWords({
      issue,
      value: valueAt(value, path),
      source: text.slice(start, end),
      name: typeof last === "string" ? last : "",
      schema: fieldSchema,
      kind: kindOf(fieldSchema),
      description:
        (fieldSchema && z.globalRegistry.get(fieldSchema)?.description) ??
        allFields(schema),
    }),
  };
}

/** What a schema has against a document: one finding for each field. */
export function findSchemaProblems(content: YamlContent): Finding[] {
  const value: unknown = content.document.toJS();
  const issues = z.safeParse(content.schema, value).error?.issues ?? [];
  const told = new Set<string>();
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return unknownFields(content, value, issue);
    }
    const place = issue.path.join("/");
    if (told.has(place) || isMisspelled(issue, value, issues)) return [];
    told.add(place);
    return [fieldFinding(content, value, issue)];
  });
}
