import { z } from "zod";
import type { Finding } from "../finding";
import { standInWords } from "../stand-ins";
import { type Words, show, showWhole } from "../words";
import { betweenCurlyQuotes, curlyQuoteWords } from "./curly-quotes";
import type { Field } from "./fields";
import { meantValue } from "./meant-values";
import { otherReading } from "./other-reading";
import { findMarkup, markupWords } from "./plain-text";
import { inQuotes, quotingFix } from "./quoting";

const nameOf = ({ path }: Field) => String(path.at(-1));

/** Text that a `#` cuts short: YAML takes the rest of the line as a comment. */
function cutShort(field: Field, text: string): Words | undefined {
  const { offset, source, schema } = field;
  if (!field.isPlain || !field.isText) return undefined;
  const [rest = ""] = text.slice(offset + source.length).split(/\r?\n/, 1);
  const sign = /^[ \t]*#(\s?)/.exec(rest);
  const whole = (source + rest).replaceAll(/\s+/g, " ").trim();
  const isText =
    z.safeParse(schema, whole).success || field.kind?.kind === "prose";
  const isNote = sign?.[1] !== "";
  if (!sign || (isNote && !isText)) return undefined;
  const orNote = isNote ? "  or put the note on a line of its own" : "";
  return {
    found: `${show(whole)}, of which all from # on is left out`,
    expected: "quotes around text with # in it",
    fix: quotingFix(nameOf(field), whole) + orNote,
  };
}

function curlyQuotes(field: Field): Words | undefined {
  const { value, isPlain, kind, schema } = field;
  const isNumber = schema instanceof z.ZodNumber;
  if (!isPlain || isNumber || typeof value !== "string") return undefined;
  const inner = betweenCurlyQuotes(value);
  if (inner === undefined) return undefined;
  const meant = meantValue(kind?.kind, inner) ?? inner;
  return curlyQuoteWords(nameOf(field), value, meant);
}

const standIn = ({ value, isText }: Field): Words | undefined =>
  isText && typeof value === "string" ? standInWords(value) : undefined;

function readOtherwise(field: Field): Words | undefined {
  const { source, isPlain, isText, kind } = field;
  const reading = isPlain && isText ? otherReading(source) : undefined;
  if (reading === undefined) return undefined;
  const quoted = inQuotes(meantValue(kind?.kind, source) ?? source);
  return {
    found: `${show(source)} without quotes, which can be read as ${reading}`,
    expected: "text",
    fix: `put it in quotes:  ${nameOf(field)}: ${showWhole(quoted)}`,
  };
}

/** Text that is, or would quietly become, something else than was meant. */
export function findTextTraps(
  fields: readonly Field[],
  text: string,
  words: (field: Field) => string,
): Finding[] {
  return fields.flatMap((field) => {
    const trap =
      cutShort(field, text) ??
      curlyQuotes(field) ??
      standIn(field) ??
      readOtherwise(field);
    return trap ? [{ offset: field.offset, path: words(field), ...trap }] : [];
  });
}

/** Signs of Markdown and HTML, which a field shows as they are. */
export function findMarkupInFields(
  fields: readonly Field[],
  words: (field: Field) => string,
): Finding[] {
  return fields.flatMap((field) =>
    field.kind?.kind === "prose"
      ? findMarkup(field.source).map((markup) => ({
          offset: field.offset + markup.index,
          path: words(field),
          ...markupWords(markup),
        }))
      : [],
  );
}
