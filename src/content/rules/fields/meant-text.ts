import { z } from "zod";
import type { ValueNode } from "../../read/value-node";
import { withoutSlips } from "../shared/address-slips";

/**
 * The digits of an EIN, perhaps after the word. In other groups, they may be
 * those of a Social Security number.
 */
const ein = /^(?:EIN:? ?)?(\d{2})[ -]*(\d{7})$/i;

/**
 * A text in the form that its field needs: `12-3456789` for `123456789`. Undefined
 * if more than its form is wrong, or another text may be meant.
 */
export function meantText(node: ValueNode): string | undefined {
  const { type, kind, text = "" } = node;
  const isEmail = type instanceof z.ZodEmail;
  if (!isEmail && kind !== "ein") return undefined;
  const meant = isEmail
    ? withoutSlips(text).replace(/^mailto:/, "")
    : text.trim().replace(ein, "$1-$2");
  return type && z.safeParse(type, meant).success ? meant : undefined;
}
