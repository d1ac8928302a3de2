const firstOfWord = String.raw`[\p{L}\p{N}"“‘'([<$]`;

const entities: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&rsquo;": "’",
  "&mdash;": "—",
  "&ndash;": "–",
};

/** Signs that mean something on a page, and stand as they are in a field. */
export const markupSigns: readonly (readonly [
  pattern: RegExp,
  plain: string,
])[] = [
  [
    new RegExp(
      String.raw`(\*\*\*?)(?=${firstOfWord})((?:[^*\n]|\*(?!\*))*?\S)\1`,
      "gu",
    ),
    "$2",
  ],
  [
    new RegExp(
      String.raw`(?<![\w*/])(\*|__?)(?=${firstOfWord})([^*_\n]*[^\s*_])\1(?![\w*/])`,
      "gu",
    ),
    "$2",
  ],
  [/!?\[([^\]\n]*)\]\([^()\s]*\)/g, "$1"],
  [/<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>|<!--.*?-->/gi, ""],
  ...Object.entries(entities).map(
    ([entity, plain]) => [new RegExp(entity, "g"), plain] as const,
  ),
];

/** Text without the signs of Markdown and HTML, also those within each other. */
export function withoutMarkup(text: string): string {
  const plain = markupSigns.reduce(
    (rest, sign) => rest.replaceAll(...sign),
    text,
  );
  return plain === text ? text : withoutMarkup(plain);
}
