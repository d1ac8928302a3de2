import type { Keys } from "../../src/content/read/value-node";

/** The id of the control of a field, by its place in the file. */
export const idOf = (keys: Keys) => ["field", ...keys].join(".");
