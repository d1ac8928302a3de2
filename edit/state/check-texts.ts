import { check } from "../../src/content/check/check";
import { type CheckResult, unchecked } from "../../src/content/check/result";
import type { Entry, Snapshot } from "../../src/content/read/snapshot";
import { decode } from "../../src/content/read/text";
import { isTextFile } from "../../src/content/schema/files";
import type { OpenContent } from "../store";
import { addedEntry } from "./added-files";
import { type Edits, type Texts, changedFiles } from "./edits";

const encoder = new TextEncoder();

const fileOf = (path: string, text: string): Entry => {
  if (!isTextFile(path)) return addedEntry(path, text);
  const bytes = encoder.encode(text);
  return { path, kind: "file", size: bytes.length, bytes };
};

/** The texts of the files that can be edited. */
function textsOf({ entries }: Snapshot): Texts {
  const texts = new Map<string, string>();
  for (const { path, bytes } of entries) {
    if (!bytes || !isTextFile(path)) continue;
    const text = decode(bytes);
    // What is no text isn't edited; the check reports it.
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}

/**
 * Opens a content folder of which everything was read.
 *
 * @param name where it is
 * @param folder its name in reports
 */
export function openSnapshot(
  name: string,
  folder: string,
  snapshot: Snapshot,
): OpenContent {
  const texts = textsOf(snapshot);
  const entries = snapshot.entries.filter(({ path }) => !texts.has(path));
  return { name, folder, base: texts, texts, others: { ...snapshot, entries } };
}

/**
 * What is shown if a check itself fails, which is a fault of ours. As a problem, it
 * also prevents saving what nothing has checked.
 */
const failedCheck = (file: string, error: unknown) =>
  unchecked({
    file,
    where: "all files",
    found: `a bug in the editor: ${String(error)}`,
    expected: "files that can be checked",
    fix: "send this message to a developer; what you wrote is kept. If it happened with your last change, undo that",
  });

/**
 * Checks a content folder as it would be with other texts in it. Never throws.
 *
 * @param others what is in the folder besides them; files that the edits know
 *   are left out
 */
export function checkTexts(
  folder: string,
  others: Snapshot,
  { base, texts, known }: Pick<Edits, "base" | "texts" | "known">,
): CheckResult {
  const edited = changedFiles({ base, texts });
  try {
    const files = Array.from(texts, ([path, text]) => fileOf(path, text));
    const rest = others.entries.filter(({ path }) => !known.has(path));
    const entries = [...rest, ...files].sort((one, other) =>
      one.path < other.path ? -1 : 1,
    );
    const changed = new Map<string, string | null>([
      ...edited.map(
        ({ path, before }) => [path, isTextFile(path) ? before : null] as const,
      ),
      ...others.changed,
    ]);
    return check(folder, { ...others, entries, changed });
  } catch (error) {
    console.error(error);
    return failedCheck(`${folder}/${edited.at(-1)?.path ?? "site.yml"}`, error);
  }
}
