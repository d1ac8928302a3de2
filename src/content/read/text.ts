import { characterCount } from "../words/characters";
import type { Entry } from "./snapshot";

/** Decodes UTF-8, without a byte order mark; undefined if invalid. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A text, up to the first byte that is not valid UTF-8. */
export function textIn(bytes: Uint8Array): Pick<Entry, "text" | "isDamaged"> {
  const whole = decode(bytes);
  if (whole !== undefined) return { text: whole };
  const text = new TextDecoder().decode(bytes);
  const end = Math.max(text.indexOf("\uFFFD"), 0);
  return { text: text.slice(0, end), isDamaged: true };
}

/** The line that contains an offset, without its line break, and its start. */
export function lineAround(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
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
