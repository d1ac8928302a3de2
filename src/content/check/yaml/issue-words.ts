import { nearest, suggest } from "../did-you-mean";
import { characterCount } from "../finding";
import { type Words, count, oneOf, show } from "../words";
import { foundWords } from "./found-words";
import {
  type IssueContext,
  fillIn,
  lineFor,
  meantFix,
  typeFix,
} from "./issue-fixes";

function sizeWords(
  context: IssueContext,
  { origin, limit, more }: { origin: string; limit: number; more: boolean },
): Pick<Words, "found" | "fix"> {
  const { value, source } = context;
  if (value === "") return { found: "empty text", fix: fillIn(context) };
  if (typeof value === "string") {
    const length = characterCount(value);
    const off = Math.abs(limit - length);
    return {
      found: `${foundWords(context)} (${count(length, "character")})`,
      fix: more
        ? `write at least ${count(off, "more character")}`
        : `shorten it by at least ${count(off, "character")}`,
    };
  }
  if (Array.isArray(value)) {
    const off = Math.abs(limit - value.length);
    const entries = off === 1 ? "entry" : "entries";
    return {
      found: value.length === 0 ? "an empty list" : `${value.length} of them`,
      fix: more ? `add ${off} ${entries}` : `remove ${off} ${entries}`,
    };
  }
  return {
    found: show(source),
    fix: `write a ${origin} of ${more ? "at least" : "at most"} ${limit}`,
  };
}

/** Tells a schema's issue to the person who wrote the file. */
export function issueWords(context: IssueContext): Words {
  const { issue, description: expected, value } = context;
  const found = foundWords(context);
  switch (issue.code) {
    case "invalid_type": {
      const isQuoted = typeof value === "string" && issue.expected !== "string";
      return {
        found: isQuoted ? show(context.source) : found,
        expected,
        fix: typeFix(context, issue.expected),
      };
    }
    case "invalid_value": {
      const choices = issue.values.map(String);
      const fix = `choose one of ${choices.join(", ")}`;
      return {
        found,
        expected: oneOf(choices),
        fix:
          value === undefined
            ? `add the line  ${lineFor(context)}`
            : suggest(typeof value === "string" ? value : "", choices, fix),
      };
    }
    case "too_small":
    case "too_big": {
      const more = issue.code === "too_small";
      const limit = Number(more ? issue.minimum : issue.maximum);
      return { expected, ...sizeWords(context, { ...issue, limit, more }) };
    }
    default:
      return { found, expected, fix: meantFix(context) ?? issue.message };
  }
}

/** Tells of a field that the file may not have. */
export function unknownFieldWords(name: string, names: string[]): Words {
  const match = nearest(name, names);
  return {
    found: `a field named ${show(name) || "nothing"}`,
    expected: oneOf(names),
    fix:
      match === undefined
        ? `remove it; there is no place for ${show(name) || "it"} here`
        : `did you mean ${match}?`,
  };
}
