import { z } from "zod";

/** Information for rules about a field, beyond its type. */
export type FieldKind =
  | { kind: "picture"; minimumWidth: number }
  | { kind: "day"; isPast: boolean }
  | { kind: "ein" | "link" | "prose" | "time" };

/** Fields that contain prose, a picture, a date, a time, a link, or the tax ID. */
export const fieldKinds = z.registry<FieldKind>();
