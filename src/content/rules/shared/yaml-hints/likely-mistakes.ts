import type { Report } from "../../define-rule";
import { show } from "../../../words/show";
import { linesOf } from "./lines";
import type { FieldsFile } from "../../../read/yaml";
import { placesOf } from "../../../schema/schema-tree";
import { indentation, lostIndent } from "./indent-hints";
import { looseHyphen, noColon, oddSpace } from "./line-hints";
import { needsQuotes, quotes } from "./quote-hints";

/** Likely mistakes in a file that does not parse or match its schema. */
export function likelyMistakes({
  source,
  firstLine,
  schema,
}: FieldsFile): Report[] {
  const lines = linesOf(source, firstLine);
  const context = { lines, places: placesOf(schema) };
  // In this order, because a wrong line makes its neighbors look wrong, too.
  const hints = [
    [oddSpace, looseHyphen, noColon, quotes, needsQuotes],
    [lostIndent],
    [indentation(context)],
  ];
  const reports: Report[] = [];
  for (const group of hints) {
    if (reports.length > 0) break;
    for (const line of lines) {
      const { at, indent, text, block } = line;
      if (block || at < (reports.at(-1)?.end ?? 0)) continue;
      const [mistake] = group.flatMap((hint) => hint(line, context) ?? []);
      const place = { at: at + indent, end: at + text.length };
      if (mistake) reports.push({ ...place, found: show(text), ...mistake });
    }
  }
  return reports;
}
