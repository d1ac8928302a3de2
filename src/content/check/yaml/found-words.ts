import { show } from "../words";

/** Text, in quotes if only they show what is odd about it. */
function textWords(value: string): string {
  const lines = value.trimEnd().split("\n").length;
  if (value.trim() === "") return "empty text";
  if (lines > 1) return `${show(value)}, on ${lines} lines`;
  return /^\s|[^\S\n]$/.test(value) ? show(JSON.stringify(value)) : show(value);
}

/** Signs like a hyphen, which word processors put in place of one. */
const dashNames: Record<string, string> = {
  "–": "an en dash (–)",
  "—": "an em dash (—)",
  "−": "a minus sign (−)",
  "‑": "a no-break hyphen (‑)",
  "‐": "a typographic hyphen (‐)",
};

/** The sign that stands for the hyphen of a number, such as an EIN. */
function dashWords(value: string): string {
  const dash = dashNames[/^\d+(\D)\d+$/.exec(value)?.[1] ?? ""];
  return dash ? `${show(value)}, with ${dash} for the hyphen` : "";
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
  if (typeof value === "string") return dashWords(value) || textWords(value);
  if (typeof value === "object") {
    const what = Array.isArray(value) ? "a list" : "a group of fields";
    const isInBrackets = /^[[{]/.test(source);
    return isInBrackets ? `${show(source)}, which is read as ${what}` : what;
  }
  const kind = typeof value === "number" ? "a number" : "yes or no";
  return `${show(source)}, which is read as ${kind}`;
}
