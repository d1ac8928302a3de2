const face = /@font-face\s*\{[^}]*\}/g;
const unicodeRange = /unicode-range:\s*([^;}]+)/;

/** `U+100-151` as the first and the last code point of it. */
function bounds(range: string): [number, number] {
  const [first = "", last = first] = range.trim().slice(2).split("-");
  return [parseInt(first, 16), parseInt(last, 16)];
}

/** Any letter that is not of ASCII: few pages have many. */
const special = /[^ -~]/gu;

function holds(ranges: string, codes: readonly number[]) {
  return ranges
    .split(",")
    .map(bounds)
    .some(([first, last]) =>
      codes.some((code) => first <= code && code <= last),
    );
}

/**
 * Styles without the `@font-face` rules for letters that the page, as HTML,
 * has none of. A browser would not fetch those fonts, but the page would carry
 * their rules.
 */
export function facesFor(html: string, css: string) {
  const letters = new Set(html.match(special)).add("A");
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  return css.replace(face, (rule) => {
    const ranges = unicodeRange.exec(rule)?.[1];
    return ranges === undefined || holds(ranges, codes) ? rule : "";
  });
}
