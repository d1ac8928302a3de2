import type { Snapshot } from "../../src/content/read/snapshot";
import { isTextFile } from "../../src/content/schema/files";
import { readText } from "../encoding";
import type { OpenContent } from "../store";
import type { Texts } from "./texts";

/** The texts of the files that can be edited. */
function textsOf({ entries }: Snapshot): Texts {
  const texts = new Map<string, string>();
  for (const { path, bytes } of entries) {
    if (!bytes || !isTextFile(path)) continue;
    const text = readText(bytes);
    // Other bytes can't be edited; the check reports them.
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}

/**
 * Opens a content folder that was read completely.
 *
 * @param name where it is
 */
export function openSnapshot(name: string, snapshot: Snapshot): OpenContent {
  const texts = textsOf(snapshot);
  const entries = snapshot.entries.filter(({ path }) => !texts.has(path));
  return { name, texts, otherFiles: { ...snapshot, entries } };
}
