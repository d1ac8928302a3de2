import type { PageText } from "../read/page";
import { decode, lineAround, readablePart } from "../read/text";
import type { ValueNode } from "../read/value-node";
import type { Fields } from "../read/yaml";
import type { Context } from "../rules/rule";
import { rules } from "../rules/rules";
import { isTextFile } from "../schema/files";
import { largestTextFile } from "../schema/limits";
import { displayName, show } from "../words/show";
import type { FindingsByFile } from "./findings-by-file";
import type { Entry } from "../read/snapshot";

/**
 * Checks the name of a file or folder, its bytes, and its characters.
 *
 * @returns the text, if it can be read as the fields and the text of the site
 */
export function checkEntry(
  entry: Entry,
  context: Context,
  all: FindingsByFile,
): string | undefined {
  const { path, kind, bytes } = entry;
  const isText = kind === "file" && isTextFile(path);
  const isReadable = isText && entry.size <= largestTextFile;
  const text = isReadable && bytes ? decode(bytes) : undefined;
  const findings = all.in(path, text ?? (bytes && readablePart(bytes)));
  const name = isText
    ? displayName(path)
    : path.split("/").map(show).join(" › ");
  const place = { placeOf: () => ({ where: name }) };
  findings.run(rules.entry, entry, context, place);
  if (text === undefined) return undefined;
  const file = { path, text };
  if (findings.run(rules.unread, file, context, { ...place, once: true })) {
    all.addPartlyRead(path);
    return undefined;
  }
  findings.run(rules.file, file, context, place);
  return text;
}

/** Start of the line before an offset; that line may be part of the mistake. */
const lineBefore = (text: string, at: number) =>
  lineAround(text, lineAround(text, at).start - 1).start;

const textsBefore = (stop: number, nodes: readonly ValueNode[]) =>
  nodes.filter(({ text, end }) => text !== undefined && end < stop);

/** Checks a YAML file or front matter: its lines, and then its values. */
export function checkFields(
  fields: Fields,
  context: Context,
  all: FindingsByFile,
): void {
  const { file, root, yaml, errors } = fields;
  const findings = all.in(file.path);
  const nodes = [...root.all()];
  const placeOf = (at: number) =>
    ((errors.length === 0 && root.nodeOn(at)) || root).place;
  const isBroken = findings.run(rules.yaml, fields, context, { placeOf });
  if (isBroken) all.addPartlyRead(file.path);
  // After a syntax error, the parser may misread fields, so skip them. A group
  // may be read without a part of it.
  const known = isBroken
    ? textsBefore(lineBefore(yaml, findings.first), nodes)
    : nodes;
  for (const node of known) if (node.schema) checkValue(node, context, all);
}

/** Checks a value, which has at most one mistake. */
function checkValue(node: ValueNode, context: Context, all: FindingsByFile) {
  const { at, end } = node;
  // Only if there is a finding: most of the editor's check would go into words.
  const place = { at, end, placeOf: () => node.place, once: true };
  all.in(node.file.path).run(rules.value, node, context, place);
}

/** Checks a page: its front matter, its text, and the attributes of its tags. */
export function checkPage(
  pageText: PageText,
  context: Context,
  all: FindingsByFile,
): void {
  const { page, texts } = pageText;
  const findings = all.in(page.file.path);
  checkFields(page.front, context, all);
  const place = { placeOf: (at: number) => ({ where: page.whereAt(at) }) };
  findings.run(rules.page, pageText, context, place);
  for (const node of texts) {
    findings.run(rules.value, node, context, { ...place, at: node.at });
  }
  for (const tag of page.tags) {
    for (const each of tag.all()) {
      if (each.schema) checkValue(each, context, all);
    }
  }
}
