import postcss from "postcss";
import parseValue from "postcss-value-parser";

/** Functions whose plain text is an address: `image-set("a.avif" 1x)`. */
const takesText = /^(?:-webkit-)?image-set$/;

/** The addresses in one value, such as `url(a.avif)`. */
export function valueAddresses(value: string) {
  const found: string[] = [];
  parseValue(value).walk((node) => {
    if (node.type !== "function") return;
    for (const part of node.nodes) {
      const isAddress =
        node.value.toLowerCase() === "url"
          ? part.type === "word" || part.type === "string"
          : takesText.test(node.value) && part.type === "string";
      if (isAddress) found.push(part.value);
    }
  });
  return found;
}

/** The address of an `@import`, in quotes or in `url()`. */
function importedAddress(params: string) {
  const [first] = parseValue(params).nodes;
  return first?.type === "string" ? [first.value] : valueAddresses(params);
}

/** The addresses in a style sheet, or in the value of a `style` attribute. */
export function styleAddresses(css: string) {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkDecls(({ value }) => {
    found.push(...valueAddresses(value));
  });
  root.walkAtRules("import", ({ params }) => {
    found.push(...importedAddress(params));
  });
  return found;
}
