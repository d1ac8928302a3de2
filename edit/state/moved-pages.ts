import { pageAddress } from "../../src/content/schema/page-address";
import { readFields } from "../text/read-fields";
import type { ChangedFile } from "../store/texts";

/** A change as staff see it. */
export interface ShownChange extends ChangedFile {
  /** The file that a page was in before, if it has another address now. */
  readonly movedFrom?: string;
}

/** The old addresses that redirect to a new page; none for other changes. */
function oldAddressesIn({ path, before, after }: ChangedFile) {
  if (before !== null || after === null) return [];
  const list = readFields(path, after)?.root.child("oldAddresses");
  return (list?.children ?? []).map(({ text }) => text);
}

/** Joins the deletion of a page and its addition at another address to one change. */
export function joinMoves(changes: readonly ChangedFile[]): ShownChange[] {
  const movedFrom = new Map(
    changes.flatMap((added) => {
      const addresses = oldAddressesIn(added);
      const deleted = changes.find(
        ({ path, after }) =>
          after === null && addresses.includes(pageAddress(path)),
      );
      return deleted ? [[added.path, deleted] as const] : [];
    }),
  );
  const deleted = [...movedFrom.values()];
  return changes
    .filter((change) => !deleted.includes(change))
    .map((change) => {
      const from = movedFrom.get(change.path);
      return from
        ? { ...change, before: from.before, movedFrom: from.path }
        : change;
    });
}
