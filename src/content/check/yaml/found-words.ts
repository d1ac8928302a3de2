import { show } from "../words";

/** Text, in quotes if only they show what is odd about it. */
function textWords(value: string): string {
  const lines = value.trimEnd().split("\n").length;
  if (value.trim() === "") return "empty text";
  if (lines > 1) return `${show(value)}, on ${lines} lines`;
  return /^\s|[^\S\n]$/.test(value) ? show(JSON.stringify(value)) : show(value);
}

/** What stands in a field, `source` being how it was written. */
export function foundWords({
  value,
  source,
}: {
  value: unknown;
  source: string;
}): string {
  if (value === undefined || value === null) return "nothing";
  if (typeof value === "string") return textWords(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  const kind = typeof value === "number" ? "a number" : "yes or no";
  return `${show(source)}, which is read as ${kind}`;
}
