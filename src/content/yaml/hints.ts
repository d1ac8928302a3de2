import type { Report } from "../rules/define-rule";
import type { FieldsFile } from "./read-yaml";
import {
  codePointName,
  count,
  inQuotes,
  nearest,
  show,
  showWhole,
} from "../words";
import { betweenCurlyQuotes } from "./curly-quotes";
import { type Line, type NamedValue, blockSign, linesOf } from "./lines";
import { withoutMarkup } from "./markup";
import { groupsOf } from "./schema-tree";

/** Context of a line. */
interface Context {
  lines: readonly Line[];
  /** The field names allowed in each group of the schema. */
  groups: readonly (readonly string[])[];
}

/** What is wrong with a line; starts at the line's first word by default. */
type Mistake = Partial<Report> & { fix: string };

/** Detects a typical mistake in a line of invalid YAML. */
type Hint = (line: Line, context: Context) => Mistake | undefined;

/** Creates a hint that checks, and reports, the value of a field. */
const inValue =
  (
    hint: (
      field: NamedValue,
      line: Line,
      context: Context,
    ) => Mistake | undefined,
  ): Hint =>
  (line, context) => {
    const { field, at, text } = line;
    const mistake = field && hint(field, line, context);
    if (!mistake) return undefined;
    const { value } = field;
    return { at: at + text.lastIndexOf(value), found: show(value), ...mistake };
  };

const isName = ({ groups }: Context, name = "") => groups.flat().includes(name);

/** "4 spaces" */
const spaces = (number: number) =>
  number === 0 ? "no spaces" : count(number, "space");

/** The items before the first one that matches. */
function upTo(lines: readonly Line[], isEnd: (line: Line) => boolean) {
  const end = lines.findIndex(isEnd);
  return end === -1 ? lines : lines.slice(0, end);
}

const oddSpace: Hint = ({ at, text }) => {
  const [begin = ""] = /^\s*(?:-\s+)?(?:[\w-]+\s*:\s+)?/.exec(text) ?? [];
  const odd = /^ *(?:- *)?\t/.exec(begin) ?? /[^\S \t]/.exec(begin);
  if (!odd) return undefined;
  const place = odd.index + odd[0].length - 1;
  const sign = begin.charAt(place);
  return {
    at: at + place,
    found:
      sign === "\t"
        ? "a tab at the start of the line"
        : `a space that isn't an ordinary one (${codePointName(sign)})`,
    expected: "spaces typed with the space bar",
    fix: "replace it with ordinary spaces, so that the line begins like those around it",
  };
};

/** `text: |- We are`, where the words belong on the next line. */
const wordsBesideSign = inValue(({ name, column, value }) => {
  const [, sign] = /^([|>][-+]?\d?) +[^#\s]/.exec(value) ?? [];
  return sign === undefined
    ? undefined
    : {
        expected: `the words on the lines below  ${name}: ${sign}`,
        fix: `write  ${name}: ${sign}  alone, and the words on the next line with ${spaces(column + 2)} before them`,
      };
});

const looseHyphen: Hint = ({ text }, context) => {
  const [, rest = "", name] =
    /^ *(?:-(?! )|[‐‑–—−•·*+]) *(([A-Za-z]\w*)[ :].*)$/.exec(text) ?? [];
  return isName(context, name)
    ? {
        expected: "a hyphen and a space where an entry begins",
        fix: `write  - ${showWhole(rest)}`,
      }
    : undefined;
};

const noColon: Hint = ({ field, text }, context) => {
  const [, before = "", name, value = ""] =
    /^( *(?:- +)?)([A-Za-z]\w*) *(?:[:;=：]|[;=：]? +) *(\S.*)$/.exec(text) ??
    [];
  return !field && isName(context, name)
    ? {
        expected: "a colon and a space after the name",
        fix: `write  ${showWhole(`${before}${name}: ${quoted(value)}`)}`,
      }
    : undefined;
};

/** Whether YAML requires quotes, because of the first character or a colon. */
const mustBeQuoted = (value: string) =>
  /^[@`%&*!|>[\]{},?]|^[-?:](?= |$)|: |:$/.test(value);

/** The value as YAML, quoted only if necessary. */
const quoted = (value: string) =>
  mustBeQuoted(value) || /^["']/.test(value) ? inQuotes(value) : value;

const needsQuotes = inValue(({ name, value }) => {
  const isWhole = /^["']|^\[.*\]$|^\{.*\}$/.test(value);
  if (!mustBeQuoted(value) || isWhole || blockSign.test(value)) {
    return undefined;
  }
  const text = withoutMarkup(betweenCurlyQuotes(value) ?? value);
  return {
    expected: "quotes around text with a colon or a special character in it",
    fix: `put the whole text in quotes:  ${name}: ${showWhole(inQuotes(text))}`,
  };
});

/** A valid quoted string, perhaps with a comment after it. */
const wellQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/;

/** Guesses the text meant by quotes that close too early or twice. */
function meantBy(value: string): string | undefined {
  const sign = value.charAt(0);
  if (value.length > 1 && value.endsWith(sign)) {
    const inner = value.slice(1, -1);
    const isTwo = new RegExp(`\\S${sign}(?!\\w).*\\s${sign}\\S`).test(inner);
    return isTwo ? value : inner;
  }
  const [, first, rest = ""] = /^.([^"']*)["'](.*)$/.exec(value) ?? [];
  if (first === undefined) return undefined;
  if (sign === "'" && /^\w/.test(rest)) return value.slice(1);
  return /^\s*[,;.]$/.test(rest) ? first : value;
}

const quotes = inValue(({ name, value }, { at, text, index }, { lines }) => {
  const sign = value.charAt(0);
  if (sign !== '"' && sign !== "'") return undefined;
  const escape = /\\[^0abtnvfre"/\\N_LPxuU\s]/.exec(text);
  if (sign === '"' && escape && value.endsWith('"')) {
    return {
      at: at + escape.index,
      found: show(escape[0]),
      expected: "a backslash only before another backslash or a double quote",
      fix: "remove the backslash, or write two of them to show one",
    };
  }
  if (wellQuoted.test(value)) return undefined;
  const meant = meantBy(value);
  if (meant !== undefined) {
    return {
      expected: "one pair of quotes around the whole text",
      fix: `write  ${name}: ${showWhole(inQuotes(meant))}`,
    };
  }
  // A quoted string may continue over several lines.
  const below = upTo(
    lines.slice(index + 1),
    (line) => line.field !== undefined || line.isComment,
  );
  if (below.some((line) => line.text.trimEnd().endsWith(sign))) {
    return undefined;
  }
  return {
    end: Infinity,
    found: `${show(value)} without a closing quote`,
    expected: "a quote at the end of the text like the one at its start",
    fix: "add the closing quote; for a quote or apostrophe inside the text, use double quotes around it",
  };
});

const isHtml = ({ text }: Line) => /^\s*<[a-z/!]/i.test(text);

/** Pasted HTML, all lines of it as one mistake. */
const html: Hint = (line, { lines }) => {
  if (!isHtml(line)) return undefined;
  const below = lines.slice(line.index);
  const all = upTo(below, (other) => !isHtml(other) && !other.isBlank);
  const last = all.findLast(isHtml) ?? line;
  const number = all.filter(isHtml).length;
  return {
    end: last.at + last.text.length,
    expected: "only names and values",
    fix:
      number === 1
        ? "remove this line, or write its words as the text of a field"
        : `remove these ${number} lines, or write their words as the text of a field`,
  };
};

const foreignLine: Hint = ({ text, index }, { lines }) =>
  text.startsWith("%") ||
  (/^(?:---|\.\.\.)\s*$/.test(text) &&
    lines.slice(0, index).some(({ field }) => field))
    ? { expected: "only names and values", fix: "remove this line" }
    : undefined;

/** A list entry without a hyphen, or with a misaligned one. */
const misplacedEntry =
  (isEntry: boolean): Hint =>
  ({ field, hasHyphen, indent, index, text }, { lines }) => {
    const entries = lines.filter(
      (other) =>
        other.index !== index &&
        other.hasHyphen &&
        other.field?.name === field?.name,
    );
    const entry =
      entries.findLast((other) => other.index < index) ??
      (isEntry ? undefined : entries[0]);
    if (!field || !entry || hasHyphen !== isEntry) return undefined;
    if (isEntry && indent === entry.indent) return undefined;
    const depth = spaces(entry.indent);
    return {
      expected: "a hyphen directly under those of the other entries",
      fix: isEntry
        ? `begin this line with ${depth}, and each other line of the entry directly under ${field.name}`
        : `write  - ${showWhole(text)}  with ${depth} before the hyphen`,
    };
  };

/** A field indented differently from most other fields of its group. */
const misplacedField: Hint = (line, { lines, groups }) => {
  const { field, hasHyphen } = line;
  if (!field || hasHyphen) return undefined;
  const fields = lines.filter((other) => other.field && !other.block);
  const place = fields.indexOf(line);
  const own = groups.filter((names) => names.includes(field.name));
  const above = fields[place - 1]?.field;
  const isUnderSibling =
    above?.column === field.column &&
    own.some((names) => names.includes(above.name));
  if (isUnderSibling) return undefined;
  const siblings = own.flat();
  const others = [
    fields.slice(0, place).reverse(),
    fields.slice(place + 1),
  ].flatMap((side) =>
    upTo(side, (other) => !siblings.includes(other.field?.name ?? "")),
  );
  const apart = others.filter((other) => other.field?.column !== field.column);
  const [near] = apart;
  if (!near?.field || apart.length * 2 <= others.length) return undefined;
  return {
    expected: `as many spaces before ${field.name} as before ${near.field.name}`,
    fix: `begin ${field.name} directly ${near.index < line.index ? "under" : "above"} ${near.field.name}`,
  };
};

/** An unindented field that belongs to the group named above it. */
const lostGroup: Hint = ({ field, hasHyphen, index }, { lines, groups }) => {
  const above = lines.slice(0, index).findLast((other) => other.field)?.field;
  const isFirst = above?.value === "" && field?.column === above.column;
  const own = groups.find((names) => names.includes(above?.name ?? ""));
  if (!field || !isFirst || hasHyphen || own?.includes(field.name)) {
    return undefined;
  }
  return groups.flat().includes(field.name)
    ? {
        expected: `two spaces more before ${field.name} than before ${above.name}`,
        fix: `begin this line, and each other line that belongs to ${above.name}, with two more spaces`,
      }
    : undefined;
};

/** The first line of a block that is indented more than a later one. */
const deepFirstLine: Hint = (line, { lines }) => {
  const [first, ...others] = lines.filter(
    (other) => other.block === line && !other.isBlank,
  );
  const depth = Math.min(...others.map(({ indent }) => indent));
  if (!first || depth >= first.indent) return undefined;
  return {
    at: first.at,
    found: `${spaces(first.indent)} before ${show(first.text)}`,
    expected: "as many spaces before the first line as before the others",
    fix: `begin this line with ${spaces(depth)}`,
  };
};

/** A line among comments that lost its #. */
const lostComment: Hint = (line, context) => {
  if (line.isBlank || line.isComment) return undefined;
  const above = context.lines[line.index - 1];
  const below = context.lines[line.index + 1];
  const isLikeField = line.field ?? isName(context, /\w+/.exec(line.text)?.[0]);
  const isAmong =
    isLikeField || line.hasHyphen
      ? below?.isComment && (above?.isComment ?? true)
      : below?.isComment || above?.isComment;
  return isAmong
    ? {
        expected: "a # at the start of each line of a note",
        fix: "write # at the start of the line, which looks like a note that lost it",
      }
    : undefined;
};

/** Unindented text: lines of a block that lost their indentation, or wrapped. */
const lostIndent: Hint = (line, context) => {
  const { field, hasHyphen, index, text } = line;
  const { lines } = context;
  if (hasHyphen || !/^ *[\p{L}\p{N}“‘("]/u.test(text)) return undefined;
  const above = lines.slice(0, index).findLast((other) => other.field);
  if (!above?.field || line.indent > above.field.column) return undefined;
  const { name, value, column } = above.field;
  // Text such as "dawn: all" looks like a field but isn't one.
  const isField =
    field &&
    (nearest(field.name, context.groups.flat()) !== undefined ||
      line.indent === column);
  if (isField) return undefined;
  const words = [
    line,
    ...upTo(
      lines.slice(index + 1),
      (other) => other.isComment || isName(context, other.field?.name),
    ),
  ];
  const whole = [value, ...words.map((other) => other.text.trim())].join(" ");
  const depth = spaces(column + 2);
  return blockSign.test(value)
    ? {
        expected: `${depth} before each line below  ${name}: ${value}`,
        fix: `begin each line of the text with ${depth}`,
      }
    : {
        expected: `all of ${name} on one line`,
        fix: `write it on line ${above.number}:  ${name}: ${showWhole(quoted(whole.trim()))}`,
      };
};

/** Hints that need only the line itself. */
const sureHints: readonly Hint[] = [
  oddSpace,
  wordsBesideSign,
  looseHyphen,
  noColon,
  quotes,
  needsQuotes,
  html,
  foreignLine,
];

/** Hints that depend on the surrounding lines. */
const structureHints: readonly Hint[] = [
  lostComment,
  lostIndent,
  deepFirstLine,
  misplacedEntry(true),
  misplacedEntry(false),
  misplacedField,
  lostGroup,
];

/** Likely mistakes in a file that does not parse or match its schema. */
export function likelyMistakes({
  source,
  firstLine,
  schema,
}: FieldsFile): Report[] {
  const lines = linesOf(source, firstLine);
  const context = { lines, groups: groupsOf(schema) };
  const reports: Report[] = [];
  const addReport = (line: Line, hint: Hint) => {
    const isReported = line.at < (reports.at(-1)?.end ?? 0);
    const mistake = line.block || isReported ? undefined : hint(line, context);
    if (!mistake) return;
    const { at, indent, text } = line;
    const place = { at: at + indent, end: at + text.length };
    reports.push({ ...place, found: show(text), ...mistake });
  };
  for (const line of lines) {
    for (const hint of sureHints) addReport(line, hint);
  }
  // Stop at the first: a misplaced line makes its neighbors look wrong, too.
  for (const hint of structureHints) {
    for (const line of lines) if (reports.length === 0) addReport(line, hint);
  }
  return reports;
}
