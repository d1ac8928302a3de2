const changes = ["New", "Deleted", "Changed"] as const;

export interface PageChange {
  readonly address: string;
  readonly change: (typeof changes)[number];
}

/**
 * The pages that differ between two builds of a site. Pictures count too: their
 * names contain a hash.
 *
 * @param before the HTML of each page, by address: `/about`
 */
export function comparePages(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): PageChange[] {
  const addresses = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changeOf = (address: string) => {
    if (!before.has(address)) return "New";
    return after.has(address) ? "Changed" : "Deleted";
  };
  return changes.flatMap((change) =>
    addresses
      .filter((address) => before.get(address) !== after.get(address))
      .filter((address) => changeOf(address) === change)
      .map((address) => ({ address, change })),
  );
}
