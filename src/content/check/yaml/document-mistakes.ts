import { type Document, isScalar, parseDocument, visit } from "yaml";
import { z } from "zod";
import { show } from "../words";
import { diagnose } from "./diagnose";
import type { Mistake } from "./mistake";
import { findSpecialSyntax } from "./special-syntax";

/** YAML as its file says it; mistakes in it are in the document. */
export const parse = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, merge: false });

const syntaxErrors = ({ errors }: Document) =>
  errors.filter(({ code }) => code !== "DUPLICATE_KEY");

/** The first thing that can't be read, or may not be used. */
export function findMistake(
  document: Document,
  text: string,
): Mistake | undefined {
  const [error] = syntaxErrors(document);
  return error
    ? diagnose(text, document, error)
    : findSpecialSyntax(document, text);
}

/** How many fields stand where they can't be meant to, or are not there. */
export function structureProblems(document: Document, schema: z.core.$ZodType) {
  const issues = z.safeParse(schema, document.toJS()).error?.issues ?? [];
  return issues.reduce((sum, issue) => {
    if (issue.code === "unrecognized_keys") return sum + issue.keys.length;
    return issue.code === "invalid_type" ? sum + 1 : sum;
  }, document.errors.length);
}

/** How much is wrong with the lines of a text; what can't be read weighs most. */
export function badnessOf(text: string, schema: z.core.$ZodType): number {
  const document = parse(text);
  const broken = syntaxErrors(document).length;
  return broken > 0 ? broken * 1000 : structureProblems(document, schema);
}

/** Names that stand twice in one group of fields. */
export function findDuplicateKeys(document: Document, text: string): Mistake[] {
  const offsets = new Set(document.errors.map(({ pos }) => pos[0]));
  const mistakes: Mistake[] = [];
  visit(document, {
    Pair(_, { key }) {
      const [start = 0, end = 0] = (isScalar(key) && key.range) || [];
      if (!offsets.has(start)) return;
      const name = show(text.slice(start, end));
      mistakes.push({
        offset: start,
        found: `${name} a second time`,
        expected: `${name} once`,
        fix: "keep one of the two and remove the other",
      });
    },
  });
  return mistakes;
}
