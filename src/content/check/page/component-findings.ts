import type { Nodes } from "mdast";
import { authorComponents, isAuthorComponent } from "../../author-components";
import {
  type ComponentNode,
  isComponentNode,
  isComponentParagraph,
} from "../../body/components";
import { htmlElements, isHtmlElement } from "../../html-elements";
import { findInvisibleCharacters } from "../characters";
import { suggest } from "../did-you-mean";
import { oneOf, show } from "../words";
import { plainText, startOf } from "./outline";
import type { BodyMistake } from "./read-body";
import { brokenTagWords, unknownTagWords } from "./tag-words";

type Attribute = ComponentNode["attributes"][number];

const longestAttribute = 200;

/** The attributes a tag may have, and those it must have. */
function attributesFor(name: string) {
  if (isHtmlElement(name)) {
    return { allowed: htmlElements[name] ?? [], required: [] };
  }
  const attributes = isAuthorComponent(name)
    ? Object.entries(authorComponents[name].attributes)
    : [];
  return {
    allowed: attributes.map(([attribute]) => attribute),
    required: attributes
      .filter(([, { required }]) => required)
      .map(([attribute]) => attribute),
  };
}

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
  const choices = allowed.length > 0 ? oneOf(allowed) : "no attributes";
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
  return findInvisibleCharacters(text, "")[0];
}

function attributeMistakes(node: ComponentNode, name: string): BodyMistake[] {
  const { allowed, required } = attributesFor(name);
  const seen = new Set<string>();
  const mistakes = node.attributes.flatMap((attribute): BodyMistake[] => {
    const offset = attribute.position?.start.offset ?? startOf(node);
    const mistake = attributeMistake(attribute, allowed);
    if (mistake) return [{ ...mistake, offset }];
    const own = attribute.type === "mdxJsxAttribute" ? attribute.name : "";
    if (!seen.has(own)) {
      seen.add(own);
      return [];
    }
    const found = `${own} a second time`;
    return [{ offset, found, expected: `${own} once`, fix: "remove one" }];
  });
  const present = node.attributes.map((attribute) =>
    attribute.type === "mdxJsxAttribute" ? attribute.name : "",
  );
  for (const attribute of required) {
    if (present.includes(attribute)) continue;
    mistakes.push({
      offset: startOf(node),
      found: `<${name}> without ${attribute}`,
      expected: `<${name} ${attribute}="…">`,
      fix: `write  <${name} ${attribute}="…">`,
    });
  }
  return mistakes;
}

/** Whether a tag stands where a paragraph would. */
function isBlock(node: ComponentNode, parent: Nodes | undefined): boolean {
  return (
    node.type === "mdxJsxFlowElement" ||
    (parent !== undefined && isComponentParagraph(parent))
  );
}

function placeMistake(
  node: ComponentNode,
  name: string,
  parent: Nodes | undefined,
): BodyMistake[] {
  const offset = startOf(node);
  const block = isBlock(node, parent);
  if (isHtmlElement(name) && block) {
    return [
      {
        offset,
        found: `<${name}> on a line of its own`,
        expected: `<${name}> within a line of text`,
        fix: "put it next to the words it belongs to",
      },
    ];
  }
  if (isAuthorComponent(name) && !block) {
    return [
      {
        offset,
        found: `<${name}> within a line of text`,
        expected: `<${name}> on a line of its own`,
        fix: "put it on a line of its own, with a blank line before and after",
      },
    ];
  }
  const empty = plainText(node).trim() === "" && !node.children.some(isComponentNode);
  const takesNone =
    name === "br" ||
    (isAuthorComponent(name) && authorComponents[name].children === "none");
  if (takesNone === empty) return [];
  return [
    {
      offset,
      found: takesNone ? `<${name}> with text in it` : `an empty <${name}>`,
      expected: takesNone ? `<${name} /> alone` : `text in <${name}>`,
      fix: takesNone
        ? `write  <${name} />  and put the text before or after it`
        : `write the text between  <${name}>  and  </${name}>, or remove both`,
    },
  ];
}

/** What is wrong with one tag: its name, its attributes, its place, its content. */
export function findTagMistakes(
  node: ComponentNode,
  parent: Nodes | undefined,
  source: string,
): BodyMistake[] {
  const name = node.name ?? "";
  const offset = startOf(node);
  if (!isAuthorComponent(name) && !isHtmlElement(name)) {
    const words = /^(?:www\.|https?:)/.test(name)
      ? brokenTagWords(source.slice(offset))
      : unknownTagWords(name);
    return [{ offset, ...words }];
  }
  return [
    ...attributeMistakes(node, name),
    ...placeMistake(node, name, parent),
  ];
}
