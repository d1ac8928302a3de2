import { parse } from "yaml";
import type { Finding } from "../finding";
import { show } from "../words";
import type { Field } from "./fields";
import { inQuotes } from "./mistake";

/** Longer text is no number, date or yes to any reader. */
const longestAmbiguous = 40;

const kindNames: Record<string, string> = {
  number: "a number",
  bigint: "a number",
  boolean: "yes or no",
  object: "a date",
};

/**
 * What a plain value is to some YAML reader or other, when it is text to
 * another: `8:30` is 510 and `yes` is true by YAML 1.1, which one of the
 * site's readers follows. Undefined when all agree that it is text.
 */
function otherReading(source: string): string | undefined {
  if (
    source.length > longestAmbiguous ||
    /[\n:#]\s|[[\]{},&*!|>'"%@`]/.test(source)
  ) {
    return undefined;
  }
  const readings: unknown[] = [
    parse(source, { version: "1.1", logLevel: "silent" }),
    parse(source, { version: "1.2", logLevel: "silent" }),
  ];
  const other = readings.find(
    (value) => value !== null && typeof value !== "string",
  );
  return kindNames[typeof other];
}

/** Text that a `#` cuts short: YAML takes the rest of the line as a comment. */
function isCutShort({ offset, source, isPlain }: Field, text: string): boolean {
  const [rest = ""] = text.slice(offset + source.length).split("\n", 1);
  return isPlain && /^[ \t]*#\S/.test(rest);
}

/** Text that YAML would quietly turn into something else. */
export function findTextTraps(
  fields: readonly Field[],
  text: string,
  words: (field: Field) => string,
): Finding[] {
  return fields.flatMap((field): Finding[] => {
    if (!field.isText) return [];
    const { offset, source, path } = field;
    const name = String(path.at(-1));
    if (isCutShort(field, text)) {
      const [line = ""] = text.slice(offset).split(/\r?\n/, 1);
      return [
        {
          offset,
          path: words(field),
          found: `${show(line)}, of which all from # on is left out`,
          expected: "quotes around text with # in it",
          fix: `put the whole text in double quotes:  ${name}: ${show(inQuotes(line))}`,
        },
      ];
    }
    const reading = field.isPlain ? otherReading(source) : undefined;
    if (reading === undefined) return [];
    return [
      {
        offset,
        path: words(field),
        found: `${show(source)} without quotes, which can be read as ${reading}`,
        expected: "text",
        fix: `put it in quotes:  ${name}: ${inQuotes(source)}`,
      },
    ];
  });
}
