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

/** Markup that works in pages but shows as typed in fields. */
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

/** Removes Markdown and HTML markup, including nested markup. */
export function withoutMarkup(text: string): string {
  const plain = markupSigns.reduce(
    (rest, sign) => rest.replaceAll(...sign),
    text,
  );
  return plain === text ? text : withoutMarkup(plain);
}
