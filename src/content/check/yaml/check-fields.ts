import type { z } from "zod";
import { findInvisibleCharacters } from "../characters";
import type { Finding } from "../finding";
import { fieldWords } from "./field-words";
import { type Field, fieldNames, fieldsOf } from "./fields";
import { readYaml } from "./read-yaml";
import { allFields, findSchemaProblems } from "./schema-findings";
import { findMarkupInFields, findTextTraps } from "./text-traps";

export interface CheckedFields {
  findings: Finding[];
  /** What could be read, for the rules that look beyond one field. */
  fields: Field[];
  /** The whole content; undefined when it could not be read. */
  value: unknown;
  /** Whether all of it could be read and checked. */
  isWhole: boolean;
  /** A field's place in words. */
  words: (field: Pick<Field, "path">) => string;
}

function emptyFinding(schema: z.core.$ZodType, root: string): Finding {
  return {
    offset: 0,
    path: root,
    found: "nothing",
    expected:
      fieldNames(schema).length > 0
        ? allFields(schema)
        : "a list, each entry beginning with a hyphen",
    fix: "write them, or bring back an earlier version of the file",
  };
}

/** Characters that an escape such as `"\u202e"` brings in. */
function findEscapedCharacters(
  fields: readonly Field[],
  words: CheckedFields["words"],
): Finding[] {
  return fields.flatMap((field) => {
    const escapes = typeof field.value === "string" && /\\/.test(field.source);
    if (!escapes) return [];
    return findInvisibleCharacters(String(field.value), words(field)).map(
      (finding) => ({ ...finding, offset: field.offset }),
    );
  });
}

/** Checks YAML against a schema; offsets are those in the YAML. */
export function checkFields(
  schema: z.core.$ZodType,
  source: string,
  root: string,
): CheckedFields {
  const reading = readYaml(source, schema);
  const { mistakes, document, text, toSource, isTakenOut } = reading;
  const value: unknown = document?.toJS();
  const words: CheckedFields["words"] = ({ path }) =>
    fieldWords(root, value, path);
  if (!document) {
    const findings = mistakes.map((mistake) => ({ ...mistake, path: root }));
    return { findings, fields: [], value, isWhole: false, words };
  }
  if (document.contents === null) {
    const findings = [emptyFinding(schema, root)];
    return { findings, fields: [], value, isWhole: true, words };
  }
  const isSpared = ({ offset }: { offset: number }) =>
    !isTakenOut(toSource(offset));
  const inSource = <Part extends { offset: number }>(parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, offset: toSource(part.offset) }));
  const known = fieldsOf(schema, document, text);
  const fields = known.filter(isSpared);
  const syntax = mistakes.map((mistake) => {
    const field = known.find(
      ({ offset }) => toSource(offset) === mistake.offset,
    );
    return { ...mistake, path: field ? words(field) : root };
  });
  const traps = findTextTraps(fields, text, words);
  const trapped = new Set(traps.map(({ path }) => path));
  const problems = findSchemaProblems({ schema, document, text, root }).filter(
    (finding) => isSpared(finding) && !trapped.has(finding.path),
  );
  const found = [
    ...traps,
    ...findMarkupInFields(fields, words),
    ...problems,
    ...findEscapedCharacters(fields, words),
  ];
  return {
    findings: [...syntax, ...inSource(found)],
    fields: inSource(fields),
    value,
    isWhole: true,
    words,
  };
}
