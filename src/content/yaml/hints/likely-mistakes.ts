import type { Report } from "../../rules/define-rule";
import { show } from "../../words";
import { type Line, linesOf } from "../lines";
import type { FieldsFile } from "../read-yaml";
import { groupsOf } from "../schema-tree";
import type { Hint } from "./hint";
import { lineHints } from "./line-hints";
import { structureHints } from "./structure-hints";

/** Likely mistakes in a file that does not parse or match its schema. */
export function likelyMistakes({
  source,
  firstLine,
  schema,
}: FieldsFile): Report[] {
  const lines = linesOf(source, firstLine);
  const context = { lines, groups: groupsOf(schema) };
  const reports: Report[] = [];
  const addReport = (line: Line, hint: Hint) => {
    const isReported = line.at < (reports.at(-1)?.end ?? 0);
    const mistake = line.block || isReported ? undefined : hint(line, context);
    if (!mistake) return;
    const { at, indent, text } = line;
    const place = { at: at + indent, end: at + text.length };
    reports.push({ ...place, found: show(text), ...mistake });
  };
  for (const line of lines) {
    for (const hint of lineHints) addReport(line, hint);
  }
  // Stop at the first: a misplaced line makes its neighbors look wrong, too.
  for (const hint of structureHints) {
    for (const line of lines) if (reports.length === 0) addReport(line, hint);
  }
  return reports;
}
