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

/**
 * Joins the deletion of a page and its addition at another address into one
 * change.
 */
export function joinMoves(changes: readonly ChangedFile[]): ShownChange[] {
  const moves = changes.map((change) => {
    const addresses = oldAddressesIn(change);
    const from = changes.find(
      ({ path, after }) =>
        after === null && addresses.includes(pageAddress(path)),
    );
    return { change, from };
  });
  return moves
    .filter(({ change }) => moves.every(({ from }) => from !== change))
    .map(({ change, from }) =>
      from ? { ...change, before: from.before, movedFrom: from.path } : change,
    );
}
