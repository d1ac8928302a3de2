import { parseDocument } from "yaml";
import { showWhole } from "../words";
import { otherReading } from "./other-reading";

/** Text in quotes: those that leave as much of it as it is as can be. */
export function inQuotes(value: string): string {
  const text = value.trim();
  return text.includes('"') && !text.includes("'")
    ? `'${text}'`
    : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** Whether YAML takes text as it is, without quotes. */
function isPlain(text: string): boolean {
  const document = parseDocument(`x: ${text}`, { logLevel: "silent" });
  const isRead = document.errors.length === 0 && document.get("x") === text;
  return isRead && otherReading(text) === undefined;
}

/** Text as it can be written after a name, in quotes only if it needs them. */
export function asWritten(value: string): string {
  const text = value.trim().replaceAll(/\s+/g, " ");
  return isPlain(text) ? text : inQuotes(text);
}

/** More than any field may hold, and too much to copy from a report. */
const longestToCopy = 2000;

/** "put the whole text in double quotes", with the line to write. */
export function quotingFix(name: string, value: string): string {
  const quoted = inQuotes(value);
  const kind = quoted.startsWith("'") ? "single" : "double";
  const line =
    value.length > longestToCopy ? "" : `:  ${name}: ${showWhole(quoted)}`;
  return `put the whole text in ${kind} quotes${line}`;
}
