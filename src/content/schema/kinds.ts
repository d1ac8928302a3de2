import { z } from "zod";

/** What else must hold for a field than its own text can show. */
export type FieldKind =
  { kind: "picture"; minimumWidth: number } | { kind: "day" };

/** Which fields name a picture or a day; asked when a file is checked. */
export const fieldKinds = z.registry<FieldKind>();
