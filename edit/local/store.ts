import { type HashedSnapshot, openSnapshot } from "../store/open-snapshot";
import type {
  OpenContent,
  SaveRequest,
  SaveResult,
  Store,
} from "../store/store";
import { Refused } from "../store/refused";

/** A content folder as JSON, which has no sets and no maps. */
export interface LoadedContent extends Omit<
  HashedSnapshot,
  "staticFiles" | "changed"
> {
  /**
   * Its location on this computer, so that each copy of the site has its own
   * drafts.
   */
  readonly name: string;
  readonly staticFiles: readonly string[];
  readonly changed: readonly (readonly [string, string | null])[];
}

const notReached =
  "The program behind the editor doesn’t answer. Start it again with npm run edit.";

const moved =
  "If the editor was started again, it has a new address: close this tab, and open the address that it printed.";

const readResult = (
  response: Response,
): Promise<SaveResult | { error: string }> => response.json();

async function open(): Promise<OpenContent> {
  const loaded = await fetch("content")
    .then((response): Promise<LoadedContent | { error: string }> =>
      response.json(),
    )
    .catch(() => ({ error: "The content can’t be read." }));
  if ("error" in loaded) {
    throw new Refused(
      `${loaded.error} Close this tab, start the editor again, and open the address that it prints.`,
    );
  }
  const { name, ...folder } = loaded;
  const snapshot = {
    ...folder,
    staticFiles: new Set(folder.staticFiles),
    changed: new Map(folder.changed),
  };
  return openSnapshot(name, snapshot);
}

async function save({ changes }: SaveRequest): Promise<SaveResult> {
  const result = await fetch("content", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(changes),
  })
    .then((response) =>
      response.status === 404 ? { error: moved } : readResult(response),
    )
    .catch(() => ({ error: notReached }));
  if ("error" in result) throw new Refused(result.error);
  return result;
}

/** The content folder of this computer. */
export const localStore: Store = {
  saveWords: "Save to the files",
  whenShown: "Visitors will see the change after the files are sent to GitHub.",
  open,
  save,
};
