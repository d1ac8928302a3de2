/** Attributes whose values style rules may ask for, or that ask for a variable. */
const asked = new Set(["class", "tabindex", "target", "fill", "style"]);

const startTag = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
const partsOfTag = /^<([\w-]+)\s*(.*?)\s*\/?>$/s;
const attribute = /([^\s="]+)(?:="([^"]*)")?/g;

function attributes(text: string) {
  return [...text.matchAll(attribute)].map(([, name = "", value = ""]) => {
    // Of an address only its kind: `https:`, `mailto:`.
    if (name === "href") return `href="${/^\w+:/.exec(value)?.[0] ?? ""}"`;
    return asked.has(name) ? `${name}="${value}"` : name;
  });
}

/**
 * What style rules can tell of a page: each kind of start tag once, in the
 * order of the alphabet, without its text and without what only this page
 * has. Pages that differ in nothing else give the same text.
 */
export function pageSkeleton(html: string) {
  const tags = [...new Set(html.match(startTag))].map((tag) => {
    const [, name = "", rest = ""] = partsOfTag.exec(tag) ?? [];
    return `<${[name, ...attributes(rest)].join(" ")}>`;
  });
  return [...new Set(tags)].sort().join("\n");
}
