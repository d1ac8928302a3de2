import type { Locator } from "@playwright/test";
import { parse } from "yaml";

/** Roles announced with a name that includes their text. */
const named = new Set(["link", "button", "switch", "img"]);

/** Roles announced with their name, if any. */
const places = new Set([
  "banner",
  "main",
  "contentinfo",
  "navigation",
  "region",
  "note",
  "group",
  "article",
  "status",
]);

const isText = (line: string) => line.startsWith('"');

/** With single spaces, and neighboring texts joined: elements such as `sub` split them. */
export function withTextsJoined(lines: readonly string[]) {
  return lines.reduce<string[]>((joined, each) => {
    const line = each.replaceAll(/\s+/g, " ");
    const last = joined.at(-1) ?? "";
    if (!isText(last) || !isText(line)) return [...joined, line];
    const text = `${last.slice(0, -1)} ${line.slice(1)}`;
    return [...joined.slice(0, -1), text.replaceAll(/ (?=[.,])/g, "")];
  }, []);
}

/** The lines of an item of the snapshot: a role or, as an object, with what is in it. */
function linesOf(item: unknown): string[] {
  const entries: [string, unknown][] =
    typeof item === "object" && item !== null
      ? Object.entries(item)
      : [[String(item), []]];
  const [[key, value] = ["", []]] = entries;
  const [, role = "", name = "", level] =
    /^(\S+)(?: "(.*)")?(?: \[level=(\d)\])?$/.exec(key) ?? [];
  if (role === "heading") return [`heading ${level} "${name}"`];
  if (named.has(role)) return [`${role} "${name}"`];
  // A note for visitors without scripts; home.spec.ts tests it.
  if (role === "alert") return [];
  const below = Array.isArray(value)
    ? value.flatMap(linesOf)
    : [`"${String(value)}"`];
  if (places.has(role)) return [name ? `${role} "${name}"` : role, ...below];
  return below.length === 0 && name ? [`"${name}"`] : below;
}

/**
 * What a screen reader announces, in order: a line for each landmark, heading,
 * link, button, picture, and run of text, such as `heading 2 "Our Mission"`.
 * Leaves out lists and paragraphs, which only group.
 */
export async function readingOrder(element: Locator): Promise<string[]> {
  const snapshot: unknown = parse(await element.ariaSnapshot());
  const lines = Array.isArray(snapshot) ? snapshot.flatMap(linesOf) : [];
  return withTextsJoined(lines);
}
