import { authorComponents, isAuthorComponent } from "../../author-components";
import type { ComponentNode } from "../../body/components";
import { htmlElements } from "../../html-elements";
import { findInvisibleCharacters } from "../characters";
import { nearest, suggest } from "../did-you-mean";
import { standInWords } from "../stand-ins";
import { oneOf, show } from "../words";
import { startOf } from "./outline";
import type { BodyMistake } from "./read-body";

type Attribute = ComponentNode["attributes"][number];

const longestAttribute = 200;

const requiredBy = (name: string): readonly string[] =>
  isAuthorComponent(name) ? Object.keys(authorComponents[name].attributes) : [];

function attributeMistake(
  attribute: Attribute,
  allowed: readonly string[],
): Omit<BodyMistake, "offset"> | undefined {
  if (attribute.type === "mdxJsxExpressionAttribute") {
    return {
      found: `{${show(attribute.value)}}`,
      expected: "attributes written out; a page holds no program code",
      fix: 'write each as  name="text"',
    };
  }
  const { name, value } = attribute;
  const choices =
    allowed.length > 0 ? `only ${oneOf(allowed)}` : "no attributes";
  if (!allowed.includes(name)) {
    return {
      found: `the attribute ${show(name)}`,
      expected: choices,
      fix: /^on|^style$/i.test(name)
        ? "remove it; the site's own style sheet and scripts do this"
        : suggest(name, allowed, "remove it"),
    };
  }
  if (typeof value === "object" && value !== null) {
    return {
      found: `${name}={${show(value.value)}}`,
      expected: "text in quotes; a page holds no program code",
      fix: `write  ${name}="…"`,
    };
  }
  const text = value ?? "";
  if (text.trim() === "" || text.length > longestAttribute) {
    return {
      found: text.trim() === "" ? `an empty ${name}` : show(text),
      expected: `a ${name} of 1 to ${longestAttribute} characters`,
      fix: `write  ${name}="…"`,
    };
  }
  return standInWords(text) ?? findInvisibleCharacters(text, "")[0];
}

/** What is wrong with the attributes of a known tag. */
export function findAttributeMistakes(
  node: ComponentNode,
  name: string,
): BodyMistake[] {
  const required = requiredBy(name);
  const allowed = htmlElements[name] ?? required;
  const names: string[] = [];
  const mistakes = node.attributes.flatMap((attribute): BodyMistake[] => {
    const offset = attribute.position?.start.offset ?? startOf(node);
    const own = attribute.type === "mdxJsxAttribute" ? attribute.name : "";
    const isSecond = names.includes(own);
    names.push(own);
    const mistake = attributeMistake(attribute, allowed);
    if (mistake) return [{ ...mistake, offset }];
    const found = `${own} a second time`;
    return isSecond
      ? [{ offset, found, expected: `${own} once`, fix: "remove one" }]
      : [];
  });
  const missing = required.filter(
    (attribute) => nearest(attribute, names) === undefined,
  );
  return [
    ...mistakes,
    ...missing.map((attribute) => ({
      offset: startOf(node),
      found: `<${name}> without ${attribute}`,
      expected: `<${name} ${attribute}="…">`,
      fix: `write  <${name} ${attribute}="…">`,
    })),
  ];
}
