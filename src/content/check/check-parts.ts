import type { ParsedPage } from "../read/page";
import { lineAround } from "../read/text";
import { type ValueNode, fileNode } from "../read/value-node";
import { type ParsedYaml, valueOn } from "../read/yaml";
import type { Context } from "../rules/rule";
import { rules } from "../rules/rules";
import { isTextFile } from "../schema/files";
import { largestTextFile } from "../schema/limits";
import { displayName, show } from "../words/show";
import type { Findings } from "./findings";
import type { Entry, Snapshot } from "../read/snapshot";

/**
 * Checks the name of a file or folder, its bytes, and its characters.
 *
 * @returns the text, if it can be read as fields or a page
 */
export function checkEntry(
  entry: Entry,
  context: Snapshot,
  findings: Findings,
): string | undefined {
  const { path, kind, size, text, isDamaged } = entry;
  const isText = kind === "file" && isTextFile(path);
  const name = isText
    ? displayName(path)
    : path.split("/").map(show).join(" › ");
  const node = fileNode({ path, text }, name);
  findings.run(rules.entry, entry, context, () => node);
  if (text === undefined || isDamaged || size > largestTextFile)
    return undefined;
  const found = findings.run(rules.unread, node.file, context, () => node, {
    stopsAtFirst: true,
  });
  if (found.length === 0) return text;
  findings.addPartlyRead(path);
  return undefined;
}

/** Start of the line before an offset; that line may be part of the mistake. */
const lineBefore = (text: string, at: number) =>
  lineAround(text, lineAround(text, at).start - 1).start;

const textsBefore = (stop: number, nodes: readonly ValueNode[]) =>
  nodes.filter(({ text, end }) => text !== undefined && end < stop);

/** Checks a YAML file: its characters, and then its fields. */
export function checkYaml(
  fields: ParsedYaml,
  context: Context,
  findings: Findings,
): void {
  const { file } = fields;
  findings.run(rules.file, file, context, (at) => valueOn(fields, at));
  checkFields(fields, context, findings);
}

/** Checks the fields of a YAML file or of front matter: its lines, and its values. */
function checkFields(fields: ParsedYaml, context: Context, findings: Findings) {
  const { file, root, yaml } = fields;
  const nodes = [...root.all()];
  const nodeAt = (at?: number) => valueOn(fields, at);
  const broken = findings.run(rules.yaml, fields, context, nodeAt);
  if (broken.length > 0) findings.addPartlyRead(file.path);
  // After a syntax error, the parser may misread fields, so skip them. A group
  // may have lost some of its fields.
  const known =
    broken.length > 0
      ? textsBefore(lineBefore(yaml, Math.min(...broken)), nodes)
      : nodes;
  for (const node of known)
    if (node.schema) checkValue(node, context, findings);
}

/** Checks a value, and reports at most one mistake in it. */
function checkValue(node: ValueNode, context: Context, findings: Findings) {
  findings.run(rules.value, node, context, () => node, { stopsAtFirst: true });
}

/** Checks a page: its characters, its front matter, its text, and its tags. */
export function checkPage(
  page: ParsedPage,
  context: Context,
  findings: Findings,
): void {
  findings.run(rules.file, page.file, context, page.nodeAt);
  checkFields(page.front, context, findings);
  findings.run(rules.page, page, context, page.nodeAt);
  for (const node of page.texts) {
    findings.run(rules.value, node, context, () => node);
  }
  for (const tag of page.tags) {
    for (const each of tag.all()) {
      if (each.schema) checkValue(each, context, findings);
    }
  }
}
