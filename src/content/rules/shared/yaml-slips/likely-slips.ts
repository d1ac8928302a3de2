import type { Fields } from "../../../read/yaml";
import { placesOf } from "../../../schema/schema-tree";
import { show } from "../../../words/show";
import type { Finding } from "../../define-rule";
import { looseText, wrongStart } from "./indent-slips";
import { linesOf } from "./lines";
import { FieldPlacer } from "./placed-fields";
import { missingQuotes, textBehindSign, wrongQuotes } from "./quote-slips";
import { joinedLines, oddSigns, oddSpace, codeFence } from "./sign-slips";
import type { Situation } from "./slip";

/** In this order, because a wrong line makes its neighbors look wrong, too. */
const groups = [
  [
    ...[oddSpace, codeFence, oddSigns, joinedLines],
    ...[wrongQuotes, textBehindSign, missingQuotes],
  ],
  [looseText],
  [wrongStart],
];

function situationsIn({ file, yaml, root }: Fields): Situation[] {
  const lines = linesOf(yaml);
  const places = root.schema ? placesOf(root.schema) : [];
  const placer = new FieldPlacer(places);
  return lines
    .filter(({ isSilent }) => !isSilent)
    .map((line) => {
      const { path } = file;
      const placed = placer.add(line);
      const { open } = placer;
      const placeOf = (name: string) => placer.placeOf(name, open);
      return { line, lines, path, places, placed, placeOf };
    });
}

/** Typical slips in YAML that can't be read or has fields in the wrong place. */
export function likelySlips(fields: Fields): Finding[] {
  const situations = situationsIn(fields);
  const known = situations.filter(({ placed }) => placed).length;
  for (const group of groups) {
    const findings: Finding[] = [];
    for (const situation of situations) {
      const { at, indent, text } = situation.line;
      if (at < (findings.at(-1)?.end ?? 0)) continue;
      const [slip] = group.flatMap((find) => find(situation) ?? []);
      const place = { at: at + indent, end: at + text.length };
      if (slip) findings.push({ ...place, found: show(text), ...slip });
    }
    // Otherwise, the file is indented in another way throughout.
    const isTypical = group !== groups[2] || findings.length * 2 <= known;
    if (findings.length > 0 && isTypical) return findings;
  }
  return [];
}
