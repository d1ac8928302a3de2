import type { ParsedPage } from "../read/page";
import { lineStart } from "../read/text";
import { type ValueNode, fileNode } from "../read/value-node";
import { type ParsedYaml, valueOn } from "../read/yaml";
import type { Context } from "../rules/rule";
import { rules } from "../rules/rules";
import { largestTextFile } from "../schema/limits";
import type { Findings } from "./findings";
import type { FolderEntry, Snapshot } from "../read/snapshot";

/**
 * Checks the name of a file or folder, its bytes, and its characters.
 *
 * @returns the text, if it can be read as fields or a page
 */
export function checkEntry(
  entry: FolderEntry,
  context: Snapshot,
  findings: Findings,
): string | undefined {
  const { path, size, text, isDamaged } = entry;
  const node = fileNode({ path, text });
  findings.run(rules.entry, entry, context, () => node);
  if (text === undefined || isDamaged || size > largestTextFile)
    return undefined;
  const found = findings.run(rules.raw, node.file, context, () => node, {
    stopsAtFirst: true,
  });
  if (found.length === 0) return text;
  findings.addPartlyRead(path);
  return undefined;
}

/** Checks values. In each, stops after the first rule that finds a mistake. */
function checkValues(
  nodes: Iterable<ValueNode>,
  context: Context,
  findings: Findings,
) {
  const options = { stopsAtFirst: true };
  for (const node of nodes) {
    if (!node.schema) continue;
    findings.run(rules.value, node, context, () => node, options);
  }
}

/** Checks a YAML file, or a page's front matter: its lines, and then its values. */
export function checkYaml(
  fields: ParsedYaml,
  context: Context,
  findings: Findings,
  nodeAt = (at?: number) => valueOn(fields, at),
): void {
  const { file, root, yaml } = fields;
  findings.run(rules.file, file, context, nodeAt);
  const broken = findings.run(rules.yaml, fields, context, nodeAt);
  if (broken.length === 0) {
    checkValues(root.all(), context, findings);
    return;
  }
  findings.addPartlyRead(file.path);
  // After a syntax error, the parser may misread fields, so skip them. The line
  // before it may be part of the mistake, and a group may lack some fields.
  const start = lineStart(yaml, Math.min(...broken));
  const stop = lineStart(yaml, start - 1);
  const known = [...root.all()].filter(
    ({ text, end }) => text !== undefined && end < stop,
  );
  checkValues(known, context, findings);
}

/** Checks a page: its characters, its front matter, its text, and its tags. */
export function checkPage(
  page: ParsedPage,
  context: Context,
  findings: Findings,
): void {
  checkYaml(page.front, context, findings, page.nodeAt);
  findings.run(rules.page, page, context, page.nodeAt);
  for (const node of page.texts) {
    findings.run(rules.value, node, context, () => node);
  }
  for (const tag of page.tags) checkValues(tag.all(), context, findings);
}
