import { type Words, show, showWhole } from "../words";

/** Signs that mean something on a page, and stand as they are in a field. */
interface Markup {
  index: number;
  written: string;
  /** The words without the signs; undefined when no words say how to mend it. */
  plain?: string;
}

/** More than any field may hold. */
const longest = 2500;

const firstOfWord = String.raw`[\p{L}\p{N}"“‘'([<$]`;

const signs: readonly { pattern: RegExp; plain: string }[] = [
  {
    pattern: new RegExp(
      String.raw`(\*\*\*?)(?=${firstOfWord})((?:[^*\n]|\*(?!\*))*?\S)\1`,
      "gu",
    ),
    plain: "$2",
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w*])\*(?=${firstOfWord})([^*\n]*[^\s*])\*(?![\w*])`,
      "gu",
    ),
    plain: "$1",
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w/])(__?)(?=${firstOfWord})([^_\n]*[^\s_])\1(?![\w/])`,
      "gu",
    ),
    plain: "$2",
  },
  { pattern: /!?\[([^\]\n]*)\]\([^()\s]*\)/g, plain: "$1" },
  {
    pattern:
      /<\/?[a-z][a-z\d]*(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+))*\s*\/?>|<!--.*?-->/gi,
    plain: "",
  },
  { pattern: /&nbsp;/g, plain: " " },
  { pattern: /&amp;/g, plain: "&" },
  { pattern: /&lt;/g, plain: "<" },
  { pattern: /&gt;/g, plain: ">" },
  { pattern: /&(?:quot|[lr]dquo);/g, plain: '"' },
  { pattern: /&(?:apos|[lr]squo|#39);/g, plain: "’" },
  { pattern: /&mdash;/g, plain: "—" },
  { pattern: /&ndash;/g, plain: "–" },
];

/** The sign of a list or heading at the start of a line that isn't the first. */
const lineSign = /(?<=\n[ \t]*)(?:[-*+•]|#{1,6})(?= +\S)[^\n]*/g;

function withoutSigns(text: string): string {
  return signs.reduce(
    (rest, { pattern, plain }) => rest.replaceAll(pattern, plain),
    text,
  );
}

/** Text without its signs, those within each other too. */
export function withoutMarkup(text: string): string {
  let plain = withoutSigns(text);
  for (let last = text; plain !== last;) {
    last = plain;
    plain = withoutSigns(last);
  }
  return plain;
}

/** The signs in a field as it was written; those of a list, two at least, told once. */
export function findMarkup(source: string): Markup[] {
  if (source.length > longest) return [];
  const taken: Markup[] = [];
  for (const { pattern } of signs) {
    for (const { 0: written, index } of source.matchAll(pattern)) {
      const isWithin = taken.some(
        (other) =>
          other.index <= index && index < other.index + other.written.length,
      );
      if (isWithin) continue;
      taken.push({ index, written, plain: withoutMarkup(written) });
    }
  }
  const lines = [...source.matchAll(lineSign)];
  const [line] = lines;
  const isList = lines.length > 1 || line?.[0].startsWith("#");
  return line && isList
    ? [...taken, { index: line.index, written: line[0].trim() }]
    : taken;
}

function fixFor({ written, plain }: Markup): string {
  if (plain === "") return "remove it";
  if (plain === " ") return "write a space";
  if (plain !== undefined) return `write  ${showWhole(plain)}`;
  const [sign = ""] = written.split(" ", 1);
  return sign.startsWith("#")
    ? `remove the ${sign} and the space after it`
    : `write it as a sentence, without  ${sign}  at the start of the lines`;
}

export function markupWords(markup: Markup): Words {
  return {
    found: show(markup.written),
    expected: "plain text; bold, links, lists and HTML work only on pages",
    fix: fixFor(markup),
  };
}
