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

/** What a hint may look at besides its line. */
interface Around {
  lines: readonly Line[];
  /** The names that fields of the file may have, by the group of fields. */
  groups: readonly (readonly string[])[];
}

/** What is wrong with a line; it begins with the line's words unless it says so. */
type Slip = Partial<Report> & { fix: string };

/** Tells the slip in a line of YAML that can't be right as a whole. */
type Hint = (line: Line, around: Around) => Slip | undefined;

/** A hint that looks at the value of a field, and tells of it. */
const inValue =
  (
    hint: (field: NamedValue, line: Line, around: Around) => Slip | undefined,
  ): Hint =>
  (line, around) => {
    const { field, at, text } = line;
    const slip = field && hint(field, line, around);
    if (!slip) return undefined;
    const { value } = field;
    return { at: at + text.lastIndexOf(value), found: show(value), ...slip };
  };

const isName = ({ groups }: Around, name = "") => groups.flat().includes(name);

/** "4 spaces" */
const spaces = (number: number) =>
  number === 0 ? "no spaces" : count(number, "space");

/** A list up to the first item that something is true of. */
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

/** `text: |- We are`, whose words belong on the next line. */
const wordsBesideSign = inValue(({ name, column, value }) => {
  const [, sign] = /^([|>][-+]?\d?) +[^#\s]/.exec(value) ?? [];
  return sign === undefined
    ? undefined
    : {
        expected: `the words on the lines below  ${name}: ${sign}`,
        fix: `write  ${name}: ${sign}  alone, and the words on the next line with ${spaces(column + 2)} before them`,
      };
});

const looseHyphen: Hint = ({ text }, around) => {
  const [, rest = "", name] =
    /^ *(?:-(?! )|[‐‑–—−•·*+]) *(([A-Za-z]\w*)[ :].*)$/.exec(text) ?? [];
  return isName(around, name)
    ? {
        expected: "a hyphen and a space where an entry begins",
        fix: `write  - ${showWhole(rest)}`,
      }
    : undefined;
};

const noColon: Hint = ({ field, text }, around) => {
  const [, before = "", name, value = ""] =
    /^( *(?:- +)?)([A-Za-z]\w*) *(?:[:;=：]|[;=：]? +) *(\S.*)$/.exec(text) ??
    [];
  return !field && isName(around, name)
    ? {
        expected: "a colon and a space after the name",
        fix: `write  ${showWhole(`${before}${name}: ${quoted(value)}`)}`,
      }
    : undefined;
};

/** Whether text must stand in quotes, for its first sign or a colon in it. */
const mustBeQuoted = (value: string) =>
  /^[@`%&*!|>[\]{},?]|^[-?:](?= |$)|: |:$/.test(value);

/** Text as it can be written after a name, in quotes only if it needs them. */
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

/** One pair of quotes with nothing wrong in it, and perhaps a comment behind. */
const wellQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/;

/** The text that was meant by quotes that are closed too early, or twice. */
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
  // A text in quotes may go on over lines, up to a quote at the end of one.
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

const foreignLine: Hint = ({ text, index }, { lines }) =>
  /^\s*<[a-z/!]|^%/i.test(text) ||
  (/^(?:---|\.\.\.)\s*$/.test(text) &&
    lines.slice(0, index).some(({ field }) => field))
    ? {
        expected: "only names and values",
        fix: "remove this line, or write its words as the text of a field",
      }
    : undefined;

/** An entry whose hyphen is missing, or isn't under those of the others. */
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

/** A field that is not as deep as most others of its group around it. */
const misplacedField: Hint = (line, { lines, groups }) => {
  const { field, hasHyphen } = line;
  if (!field || hasHyphen) return undefined;
  const fields = lines.filter((other) => other.field && !other.block);
  const place = fields.indexOf(line);
  const siblings = groups.filter((names) => names.includes(field.name)).flat();
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

/** A field at the margin that belongs to the group whose name stands above it. */
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

/** The first line of a text on lines of its own, deeper than one after it. */
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

/** A line among comments that is none, as the # before it was lost. */
const lostComment: Hint = (line, around) => {
  if (line.isBlank || line.isComment) return undefined;
  const above = around.lines[line.index - 1];
  const below = around.lines[line.index + 1];
  const isLikeField = line.field ?? isName(around, /\w+/.exec(line.text)?.[0]);
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

/** Words at the margin: the lines of a text that lost their spaces, or that wrapped. */
const lostIndent: Hint = (line, around) => {
  const { field, hasHyphen, index, text } = line;
  const { lines } = around;
  if (hasHyphen || !/^ *[\p{L}\p{N}“‘("]/u.test(text)) return undefined;
  const above = lines.slice(0, index).findLast((other) => other.field);
  if (!above?.field || line.indent > above.field.column) return undefined;
  const { name, value, column } = above.field;
  // "dawn: all" at the margin is no field that anyone meant.
  const isField =
    field &&
    (nearest(field.name, around.groups.flat()) !== undefined ||
      line.indent === column);
  if (isField) return undefined;
  const words = [
    line,
    ...upTo(
      lines.slice(index + 1),
      (other) => other.isComment || isName(around, other.field?.name),
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

/** Slips that show by themselves. */
const sureHints: readonly Hint[] = [
  oddSpace,
  wordsBesideSign,
  looseHyphen,
  noColon,
  quotes,
  needsQuotes,
  foreignLine,
];

/** Slips that show by what is around them. */
const structureHints: readonly Hint[] = [
  lostComment,
  lostIndent,
  deepFirstLine,
  misplacedEntry(true),
  misplacedEntry(false),
  misplacedField,
  lostGroup,
];

/** The slips in lines of a file that the parser, or the schema, could make nothing of. */
export function slipsIn({ source, firstLine, schema }: FieldsFile): Report[] {
  const lines = linesOf(source, firstLine);
  const around = { lines, groups: groupsOf(schema) };
  const told: Report[] = [];
  const tell = (line: Line, hint: Hint) => {
    const isTold = line.at < (told.at(-1)?.end ?? 0);
    const slip = line.block || isTold ? undefined : hint(line, around);
    if (!slip) return;
    const { at, indent, text } = line;
    const place = { at: at + indent, end: at + text.length };
    told.push({ ...place, found: show(text), ...slip });
  };
  for (const line of lines) {
    for (const hint of sureHints) tell(line, hint);
  }
  // One line at the wrong place makes its neighbors look wrong, too.
  for (const hint of structureHints) {
    for (const line of lines) if (told.length === 0) tell(line, hint);
  }
  return told;
}
