const face = /@font-face\s*\{[^}]*\}/g;
const unicodeRange = /unicode-range:\s*([^;}]+)/;

/** The first and last code point of a range such as `U+100-151`. */
function bounds(range: string): [number, number] {
  const [first = "", last = first] = range.trim().slice(2).split("-");
  return [parseInt(first, 16), parseInt(last, 16)];
}

/** Non-ASCII characters; few pages have many. */
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
 * Keeps only the `@font-face` rules with characters used in the HTML. Browsers
 * would not download the other fonts, but the page would be larger. If all
 * remaining rules have the same range, `unicode-range` is removed, too.
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
