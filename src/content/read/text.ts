import { characterCount } from "../words/characters";
import type { FolderEntry } from "./snapshot";

/** Decodes UTF-8, without a byte order mark; undefined if invalid. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A text, up to the first byte that is not valid UTF-8. */
export function textIn(
  bytes: Uint8Array,
): Pick<FolderEntry, "text" | "isDamaged"> {
  const whole = decode(bytes);
  if (whole !== undefined) return { text: whole };
  const text = new TextDecoder().decode(bytes);
  const end = Math.max(text.indexOf("\uFFFD"), 0);
  return { text: text.slice(0, end), isDamaged: true };
}

/** The start of the line that contains an offset; 0 if there is no such line. */
export const lineStart = (text: string, offset: number) =>
  // Not `lastIndexOf("\n", offset - 1)`, which takes -1 for 0.
  text.slice(0, Math.max(0, offset)).lastIndexOf("\n") + 1;

/** The end of the line that contains an offset, before its line feed. */
export function lineEnd(text: string, offset: number) {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

/** The start of the line after the one that contains an offset. */
export const nextLine = (text: string, offset: number) =>
  Math.min(text.length, lineEnd(text, offset) + 1);

/** The line that contains an offset, without its line break, and its start. */
export function lineAround(text: string, offset: number) {
  const start = lineStart(text, offset);
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  return { start, line };
}

/** The line and the column of an offset, as text editors count them: from 1. */
export function placeAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n");
  return {
    line: lines.length,
    column: characterCount(lines.at(-1) ?? "") + 1,
  };
}

/** The word that contains an offset; empty if it is between words. */
export function wordAt(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - 30), offset);
  const after = text.slice(offset, offset + 30);
  return `${/(?<!\S)\S*$/.exec(before)?.[0]}${/^\S*/.exec(after)?.[0]}`;
}
