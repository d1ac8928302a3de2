import type { z } from "zod";
import type { ValueNode } from "./value-node";

/** Adds what a schema finds to the value that it is about, or to its group. */
function addIssue(root: ValueNode, issue: z.core.$ZodIssue): void {
  let node = root;
  for (const key of issue.path) {
    const child = node.child(key);
    if (!child) {
      node.missing.push(String(key));
      return;
    }
    node = child;
  }
  node.issues.push(issue);
}

/**
 * Compares a value with its schema, adds what is wrong to its nodes, and returns
 * what the site shows of it; undefined if anything is wrong.
 */
export function matchSchema<Data>(
  root: ValueNode,
  schema: z.ZodType<Data>,
): Data | undefined {
  const result = schema.safeParse(root.value);
  for (const issue of result.error?.issues ?? []) addIssue(root, issue);
  return result.data;
}
