import type { Finding } from "../../define-rule";
import { show } from "../../../words/show";
import { linesOf } from "./lines";
import type { Fields } from "../../../read/yaml";
import { placesOf } from "../../../schema/schema-tree";
import { indentation, lostIndent } from "./indent-hints";
import { looseHyphen, noColon, oddSpace } from "./line-hints";
import { needsQuotes, quotes } from "./quote-hints";

/** Likely mistakes in a file that does not parse or match its schema. */
export function likelyMistakes({ yaml, root }: Fields): Finding[] {
  const lines = linesOf(yaml);
  const context = { lines, places: root.schema ? placesOf(root.schema) : [] };
  // In this order, because a wrong line makes its neighbors look wrong, too.
  const hints = [
    [oddSpace, looseHyphen, noColon, quotes, needsQuotes],
    [lostIndent],
    [indentation(context)],
  ];
  const findings: Finding[] = [];
  for (const group of hints) {
    if (findings.length > 0) break;
    for (const line of lines) {
      const { at, indent, text, block } = line;
      if (block || at < (findings.at(-1)?.end ?? 0)) continue;
      const [mistake] = group.flatMap((hint) => hint(line, context) ?? []);
      const place = { at: at + indent, end: at + text.length };
      if (mistake) findings.push({ ...place, found: show(text), ...mistake });
    }
  }
  return findings;
}
