import { z } from "zod";

/** What a field is for, beyond its type, and what rules and forms ask of it. */
export type FieldTraits =
  | {
      kind: "picture";
      /** In pixels. */
      minimumWidth: number;
      /** The site's own drawings, which may be named instead. */
      drawings?: readonly string[] | undefined;
    }
  | { kind: "day"; isPast: boolean }
  | { kind: "prose"; isOneLine: boolean }
  | { kind: "account" | "ein" | "link" | "origin" | "time" | "timeZone" }
  /** A choice of names that are known: drawings, colors, and so on. */
  | { kind: "icon" | "color" | "section" | "language" };

/**
 * The kinds of fields; `origin` is the site's own address, and `account` the
 * address where donors give.
 */
export type FieldKind = FieldTraits["kind"];

/** Where schemas register the traits of their fields. */
export const fieldTraits = z.registry<FieldTraits>();

/**
 * The fields that name a list's entry, and are the words of a link in it. If an
 * entry has several, the first of these counts.
 */
export const nameFields = ["title", "name", "label"] as const;
