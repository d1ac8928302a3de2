import { z } from "zod";

/** Information for rules about a field, beyond its type. */
export type FieldKind =
  | { kind: "picture"; minimumWidth: number }
  | { kind: "day"; isPast: boolean }
  | { kind: "prose"; isOneLine: boolean }
  | { kind: "ein" | "link" | "origin" | "time" | "timeZone" };

/**
 * The kinds of fields: prose, a picture, a date, a time, a time zone, a link, the
 * tax ID, and the site's own address (`origin`).
 */
export const fieldKinds = z.registry<FieldKind>();
