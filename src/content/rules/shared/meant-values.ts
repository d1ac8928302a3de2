import { z } from "zod";
import { fieldNames, kindOf, required } from "../../schema/schema-tree";
import { count } from "../../words/amounts";
import { showWhole } from "../../words/show";

/** A Markdown link or picture, and nothing else. */
const markdownLink = /^!?\[([^\]]*)\]\(([^\s()]+)\)$/;

/** "4 spaces", "no spaces" */
export const spaces = (number: number) =>
  number === 0 ? "no spaces" : count(number, "space");

export const isLabeledLink = (names: readonly string[]) =>
  names.join() === "label,url";

/**
 * What was meant by a field's value that isn't written as its schema expects, as
 * lines of YAML: the address of a Markdown link, a list in brackets, or a link
 * with its label. Undefined if that isn't clear.
 *
 * @param column how many characters are before the field's name
 */
export function meantLines(
  name: string,
  column: number,
  schema: z.core.$ZodType | undefined,
  source: string,
): readonly string[] | undefined {
  const type = schema && required(schema);
  if (!type) return undefined;
  const [, words, linked] = markdownLink.exec(source) ?? [];
  const address = linked ?? /^\[([^\s,[\]]+)\]$/.exec(source)?.[1];
  if (type instanceof z.ZodArray && type.element instanceof z.ZodString) {
    const entries = source.match(/[^\s,()[\]"'“”]+/g) ?? [];
    const isList = entries.length > 0 && z.safeParse(type, entries).success;
    return isList ? [`${name}: [${entries.join(", ")}]`] : undefined;
  }
  if (isLabeledLink(fieldNames(type))) {
    const url = address ?? /^(?:\/|https:)\S*$/.exec(source)?.[0];
    if (!url) return undefined;
    const label = words === undefined ? "…" : showWhole(words);
    return [`${name}:`, `label: ${label}`, `url: ${url}`].map((line, index) =>
      index === 0 ? line : " ".repeat(column + 2) + line,
    );
  }
  const isAddress = ["picture", "link"].includes(kindOf(type)?.kind ?? "");
  return address && isAddress ? [`${name}: ${address}`] : undefined;
}

/**
 * A fix that asks for these lines, with the number of spaces before those
 * below.
 */
export function askFor([first = "", ...below]: readonly string[]): string {
  if (below.length === 0) return `write  ${showWhole(first)}`;
  const indent = spaces(below[0]?.search(/\S/) ?? 0);
  const lines = below.map(showWhole).join("  and  ");
  return `write  ${showWhole(first)}  and on the lines below, with ${indent} before each,  ${lines}`;
}
