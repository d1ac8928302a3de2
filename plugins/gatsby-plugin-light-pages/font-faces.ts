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
 * The `@font-face` rules that the page, as HTML, has letters for. A browser
 * would not fetch the other fonts, but the page would carry their rules. When
 * all that are left are for the same letters, they need not say which.
 */
export function facesFor(html: string, css: string) {
  const letters = new Set(html.match(special)).add("A");
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const rangeOf = (rule: string) => unicodeRange.exec(rule)?.[1] ?? "";
  const rules = (css.match(face) ?? []).filter((rule) =>
    holds(rangeOf(rule), codes),
  );
  const isOneRange = new Set(rules.map(rangeOf)).size === 1;
  const kept = rules.join("\n");
  return isOneRange ? kept.replace(new RegExp(unicodeRange, "g"), "") : kept;
}
