import type { Snapshot } from "../src/content/read/snapshot";
import type { LoadedContent, SaveAnswer } from "./local-api";
import type { ChangedFile } from "./state/edits";

export interface OpenContent {
  /** Its name in reports. */
  readonly folder: string;
  readonly snapshot: Snapshot;
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * Reads the content folder of this computer.
 *
 * @throws {TypeError} if the program behind the editor doesn't answer
 */
export async function openContent(): Promise<OpenContent> {
  const loaded = await fetch("content").then((answer): Promise<LoadedContent> =>
    answer.json(),
  );
  const { folder, entries, staticFiles, changed, notes } = loaded;
  return {
    folder,
    snapshot: {
      entries: entries.map(({ base64, ...entry }) => ({
        ...entry,
        ...(base64 !== undefined && { bytes: bytesOf(base64) }),
      })),
      staticFiles: new Set(staticFiles),
      changed: new Map(changed),
      notes,
    },
  };
}

const notReached =
  "The program behind the editor doesn’t answer. Start it again with npm run edit. What you wrote is kept in this browser.";

/** Writes files to the content folder: all of them, or none. */
export async function saveContent(
  changes: readonly ChangedFile[],
): Promise<SaveAnswer> {
  try {
    return await fetch("content", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(changes),
    }).then((answer): Promise<SaveAnswer> => answer.json());
  } catch {
    return { error: notReached };
  }
}
