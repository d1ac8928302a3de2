import { type Document, isAlias, isNode, isScalar, visit } from "yaml";
import { show } from "../words";
import { type Mistake, lineAround } from "./mistake";
import { valueToQuote } from "./value-to-quote";

function special(text: string, offset: number): Mistake {
  return (
    valueToQuote(text, offset) ?? {
      offset,
      found: show(lineAround(text, offset).line),
      expected: "names and values written out",
      fix: "write the value itself; the YAML signs &, *, !, ? and % are not used here",
    }
  );
}

/**
 * The first use of YAML's ways to repeat, to convert and to configure. They
 * hide what a file says, a few lines of them can stand for gigabytes, and the
 * site's YAML readers don't agree on them.
 */
export function findSpecialSyntax(
  document: Document,
  text: string,
): Mistake | undefined {
  const directive = text.search(/^%/m);
  if (document.directives?.docStart && directive !== -1) {
    return special(text, directive);
  }
  let offset: number | undefined;
  visit(document, {
    Node(_, node) {
      const marked =
        isAlias(node) || node.anchor !== undefined || node.tag !== undefined;
      if (marked) offset ??= node.range?.[0];
    },
    Pair(_, { key }) {
      if (isNode(key) && !isScalar(key)) offset ??= key.range?.[0];
    },
  });
  return offset === undefined ? undefined : special(text, offset);
}
