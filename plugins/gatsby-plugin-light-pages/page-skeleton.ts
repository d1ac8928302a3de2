/** Attributes whose values appear in CSS selectors. */
const keptValues = new Set(["class", "tabindex", "target"]);

const startTag = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
const partsOfTag = /^<([\w-]+)\s*(.*?)\s*\/?>$/s;
const attribute = /([^\s="]+)(?:="([^"]*)")?/g;

function attributes(text: string) {
  return [...text.matchAll(attribute)].map(([, name = "", value = ""]) => {
    // Selectors only look at the URL scheme: `https:`, `mailto:`.
    if (name === "href") return `href="${/^\w+:/.exec(value)?.[0] ?? ""}"`;
    const isKept = keptValues.has(name) || value.includes("var(");
    return isKept ? `${name}="${value}"` : name;
  });
}

/**
 * Reduces HTML to what CSS selectors can match, and the CSS variables it uses:
 * unique start tags, sorted, without text or page-specific values. Pages with
 * the same structure give the same result, so it is a good cache key.
 */
export function pageSkeleton(html: string) {
  const tags = [...new Set(html.match(startTag))].map((tag) => {
    const [, name = "", rest = ""] = partsOfTag.exec(tag) ?? [];
    return `<${[name, ...attributes(rest)].join(" ")}>`;
  });
  return [...new Set(tags)].sort().join("\n");
}
