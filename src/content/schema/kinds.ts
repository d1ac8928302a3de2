import { z } from "zod";

// Zod would otherwise compile each schema with `new Function`, which the
// policy of a page that checks content in a browser forbids.
z.config({ jitless: true });

/** What rules need to know of a field beyond its type. */
export type FieldKind =
  { kind: "picture"; minimumWidth: number } | { kind: "day" | "ein" | "prose" };

/** Which fields are words to read, a picture, a day or the tax number. */
export const fieldKinds = z.registry<FieldKind>();
