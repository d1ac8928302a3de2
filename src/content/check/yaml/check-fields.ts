import type { z } from "zod";
import { findInvisibleCharacters } from "../characters";
import type { Finding } from "../finding";
import { fieldWords } from "./field-words";
import { type Field, fieldNames, fieldsOf } from "./fields";
import { readYaml } from "./read-yaml";
import { allFields, findSchemaProblems } from "./schema-findings";
import { findTextTraps } from "./text-traps";

export interface CheckedFields {
  findings: Finding[];
  /** What could be read, for the rules that look beyond one field. */
  fields: Field[];
  /** The whole content; undefined when it could not be read. */
  value: unknown;
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
  text: string,
  root: string,
): CheckedFields {
  const { mistakes, document, isTakenOut } = readYaml(text);
  const value: unknown = document?.toJS();
  const words: CheckedFields["words"] = ({ path }) =>
    fieldWords(root, value, path);
  if (!document) {
    const findings = mistakes.map((mistake) => ({ ...mistake, path: root }));
    return { findings, fields: [], value, words };
  }
  if (document.contents === null) {
    return { findings: [emptyFinding(schema, root)], fields: [], value, words };
  }
  const isWhole = ({ offset }: { offset: number }) => !isTakenOut(offset);
  const allFields = fieldsOf(schema, document, text);
  const fields = allFields.filter(isWhole);
  const syntax = mistakes.map((mistake) => {
    const field = allFields.find(({ offset }) => offset === mistake.offset);
    return { ...mistake, path: field ? words(field) : root };
  });
  const traps = findTextTraps(fields, text, words);
  const trapped = new Set(traps.map(({ path }) => path));
  const problems = findSchemaProblems({ schema, document, text, root }).filter(
    (finding) => isWhole(finding) && !trapped.has(finding.path),
  );
  const escaped = findEscapedCharacters(fields, words);
  return {
    findings: [...syntax, ...traps, ...problems, ...escaped],
    fields,
    value,
    words,
  };
}
