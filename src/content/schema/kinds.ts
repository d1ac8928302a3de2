import { z } from "zod";

/** What else must hold for a field than its own text can show. */
export type FieldKind =
  | { kind: "picture"; minimumWidth: number }
  | { kind: "day" }
  | { kind: "ein" }
  | { kind: "prose" };

/**
 * Which fields are words to read, name a picture or a day, or are the tax
 * number; asked when a file is checked.
 */
export const fieldKinds = z.registry<FieldKind>();
