import { parse } from "yaml";

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
export function otherReading(source: string): string | undefined {
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
