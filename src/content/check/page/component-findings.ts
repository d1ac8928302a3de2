import type { Nodes } from "mdast";
import { authorComponents, isAuthorComponent } from "../../author-components";
import {
  type ComponentNode,
  isComponentNode,
  isComponentParagraph,
} from "../../body/components";
import { isHtmlElement } from "../../html-elements";
import { findAttributeMistakes } from "./attribute-findings";
import { isAddressName } from "./bracketed-address";
import { plainText, startOf, walk } from "./outline";
import type { BodyMistake } from "./read-body";
import { brokenTagWords } from "./stray-words";
import { unknownTagWords } from "./tag-words";

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
  const parts = Array.from(walk(node), (part) => part.node);
  const empty =
    plainText(node).trim() === "" && !parts.slice(1).some(isComponentNode);
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
    const words = isAddressName(name)
      ? brokenTagWords(source.slice(offset))
      : unknownTagWords(name, node.children.length === 0);
    return [{ offset, ...words }];
  }
  return [
    ...findAttributeMistakes(node, name),
    ...placeMistake(node, name, parent),
  ];
}
