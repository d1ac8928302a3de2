// Where visitors have disabled storage, even looking for it throws an error. The
// site works without it.

function ifAllowed(find: () => Storage) {
  try {
    return find();
  } catch {
    return undefined;
  }
}

/** Storage of the device; undefined if the visitor has disabled it. */
export const local = /* @__PURE__ */ ifAllowed(() => localStorage);

/** Storage of the tab; undefined if the visitor has disabled it. */
export const session = /* @__PURE__ */ ifAllowed(() => sessionStorage);
