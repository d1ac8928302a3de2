import { z } from "zod";

/** Information for rules about a field, beyond its type. */
export type FieldKind =
  | { kind: "picture"; minimumWidth: number }
  | { kind: "day"; isPast: boolean }
  | { kind: "prose"; isOneLine: boolean }
  | { kind: "ein" | "link" | "origin" | "time" | "timeZone" }
  /** A choice of names that are known: drawings, colors, and so on. */
  | { kind: "icon" | "color" | "header" | "section" | "language" };

/** The kinds of fields; `origin` is the site's own address. */
export const fieldKinds = z.registry<FieldKind>();
