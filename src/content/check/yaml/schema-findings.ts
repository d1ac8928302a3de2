import type { Document } from "yaml";
import { z } from "zod";
import type { Finding } from "../finding";
import { nearest } from "../did-you-mean";
import { oneOf } from "../words";
import { keyOffset, nodeAt, offsetOf, valueAt } from "./document-places";
import { fieldWords } from "./field-words";
import { fieldNames, kindOf, schemaAt } from "./fields";
import { issueWords, unknownFieldWords } from "./issue-words";

interface YamlContent {
  schema: z.core.$ZodType;
  document: Document;
  text: string;
  /** The file in words, which every path begins with. */
  root: string;
}

/** "the fields title, description and image" */
export function allFields(schema: z.core.$ZodType): string {
  return `the fields ${oneOf(fieldNames(schema), "and")}`;
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
