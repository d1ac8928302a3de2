import { z } from "zod";
import type { ValueNode } from "../../read/value-node";
import { describe } from "../../schema/schema-tree";
import { count, oneOf } from "../../words/amounts";
import { characterCount } from "../../words/characters";
import { nearest } from "../../words/nearest";
import { show, showWhole } from "../../words/show";
import { withoutExtras } from "../../schema/hosts";
import type { Finding } from "../rule";
import { withoutSlips } from "../shared/address-slips";
import { valueCorrection } from "../shared/correction";
import { nothing } from "../shared/nothing";
import { typeFix } from "./type-fixes";

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

function wrongType(node: ValueNode) {
  const { value, source } = node;
  const isBlock =
    typeof value === "object" && value !== null && !/^[[{]/.test(source);
  const what = Array.isArray(value) ? "a list" : "a group of fields";
  const found = isBlock ? what : show(source);
  return { ...(found === "" ? nothing() : { found }), ...typeFix(node) };
}

/** A list, a number or a text that is too small or too large. */
function wrongSize({ value, type, text = "" }: ValueNode, issue: SizeIssue) {
  const isShort = issue.code === "too_small";
  const limit = Number(isShort ? issue.minimum : issue.maximum);
  if (type instanceof z.ZodNumber) {
    const bound = isShort ? "at least" : "at most";
    return { found: text, fix: `write a number of ${bound} ${limit}` };
  }
  const isList = Array.isArray(value);
  const length = isList ? value.length : characterCount(text);
  const off = Math.abs(limit - length);
  if (isList) {
    return {
      found: length === 0 ? "an empty list" : count(length, "item"),
      fix: `${isShort ? "add" : "remove"} ${count(off, "item")}`,
    };
  }
  return {
    found: `${show(text)} (${count(length, "character")})`,
    fix: isShort
      ? `write at least ${count(off, "more character")}`
      : `shorten it by at least ${count(off, "character")}`,
  };
}

/** Signs that look like a hyphen. */
const dash = /[\u2010-\u2015\u2212]/g;

/**
 * The digits of an EIN, perhaps after the word. In other groups, they may be
 * those of a Social Security number.
 */
const ein = /^\s*(?:EIN:? ?)?(\d{2})[ -]*(\d{7})\s*$/i;

/**
 * A text in the form that its field needs: `12-3456789` for `123456789`. Undefined
 * if more than its form is wrong, or another text may be meant.
 */
function meantText({ type, kind, text = "" }: ValueNode): string | undefined {
  let meant = text.replaceAll(dash, "-");
  if (kind === "ein") meant = meant.replace(ein, "$1-$2");
  if (type instanceof z.ZodEmail) {
    meant = withoutSlips(text).replace(/^mailto:/, "");
  }
  if (kind === "account" || kind === "link" || kind === "origin")
    meant = withoutSlips(text).replace(/^http:/, "https:");
  if (kind === "account") meant = withoutExtras(meant);
  if (kind === "origin") meant = meant.replace(/\/$/, "");
  // The text may be right, but not fit other fields.
  if (!type || meant === text) return undefined;
  return z.safeParse(type, meant).success ? meant : undefined;
}

/** A text that isn't there, or that resembles a right one. */
function wrongText(node: ValueNode, issue: z.core.$ZodIssue) {
  const { name, role, schema, type, text = "" } = node;
  const isAttribute = role === "attribute";
  if (text.trim() === "") {
    const isOptional = schema instanceof z.ZodOptional;
    const place = isAttribute
      ? `between the quotes:  ${name}="…"`
      : `after  ${name}:`;
    const whole = isAttribute ? "attribute" : "line";
    return {
      ...nothing(),
      fix: `write it ${place}${isOptional ? `, or remove the ${whole}` : ""}`,
    };
  }
  if (type instanceof z.ZodEnum && issue.code === "invalid_value") {
    const choices = type.options.map(String);
    const mistake = { found: show(text), expected: oneOf(choices) };
    const match = nearest(text.trim(), choices);
    if (!isAttribute && match?.toLowerCase() === text.trim().toLowerCase()) {
      return { ...mistake, ...valueCorrection(node, match) };
    }
    return {
      ...mistake,
      fix: match
        ? `did you mean ${match}?`
        : "write one of the expected words, or ask a developer to add one",
    };
  }
  const meant = meantText(node);
  if (meant === undefined) return undefined;
  // The two look alike.
  const what =
    text.search(dash) < 0 ? "" : ", with a dash in place of a hyphen";
  const extra = text.startsWith(meant) && showWhole(text.slice(meant.length));
  return {
    found: show(text) + what,
    ...valueCorrection(node, meant),
    // The address may be too long to be shown whole.
    ...(extra && { fix: `take out  ${extra}  at its end` }),
  };
}

/** What is wrong with a value, by one of the schema's issues with it. */
export function wrongValue(
  node: ValueNode,
  issue: z.core.$ZodIssue,
): Finding | undefined {
  const expected = describe(node.schema);
  const { text } = node;
  // A list where one of a few words belongs has an invalid value.
  const isContainer = issue.code === "invalid_value" && text === undefined;
  if (issue.code === "invalid_type" || isContainer) {
    return { expected, ...wrongType(node) };
  }
  // Unknown fields are reported one by one, where they stand.
  if (issue.code === "unrecognized_keys") return undefined;
  const mistake = text === undefined ? undefined : wrongText(node, issue);
  if (mistake) return { expected, ...mistake };
  if (issue.code === "too_small" || issue.code === "too_big")
    return { expected, ...wrongSize(node, issue) };
  const found =
    text === undefined ? "fields that don't go together" : show(text);
  return { expected, found, fix: issue.message };
}
