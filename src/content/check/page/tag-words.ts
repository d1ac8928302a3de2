import { authorComponents, isAuthorComponent } from "../../author-components";
import { htmlElements, isHtmlElement } from "../../html-elements";
import { nearest } from "../did-you-mean";
import { type Words, oneOf, show } from "../words";
import { brokenTagWords } from "./stray-words";

const componentNames = Object.keys(authorComponents);

const allowed = `words, Markdown, or one of the tags ${oneOf([...componentNames, ...Object.keys(htmlElements)])}`;

/** What Markdown has in place of an HTML element. */
const markdownFor: Readonly<Record<string, string>> = {
  a: "write a link as [words](address)",
  b: "write **bold**",
  blockquote: "begin the lines with > and a space",
  code: "write `code` between backticks",
  em: "write *slanted*",
  h1: "write a heading as ## and a space",
  h2: "write a heading as ## and a space",
  h3: "write a heading as ### and a space",
  hr: "write three hyphens between two blank lines",
  i: "write *slanted*",
  img: "remove it; pictures belong to the program cards and the home page",
  li: "begin the line with a hyphen and a space",
  ol: "begin the lines with 1. and a space",
  p: "leave a blank line between paragraphs",
  s: "write ~~struck out~~",
  strong: "write **bold**",
  table: "write a table with | between the cells",
  ul: "begin the lines with a hyphen and a space",
};

/** Tells of a tag that the site has no element or component for. */
export function unknownTagWords(name: string): Words {
  const match = nearest(name, [
    ...componentNames,
    ...Object.keys(htmlElements),
  ]);
  const advice = Object.hasOwn(markdownFor, name)
    ? markdownFor[name]
    : undefined;
  return {
    found: name ? `<${show(name)}>` : "an empty tag, <>",
    expected: allowed,
    fix:
      advice ??
      (match === undefined
        ? "remove the tag and keep the words between; for a < sign write &lt;"
        : `did you mean ${match}?`),
  };
}

/** Tells of a tag with no tag to close it. */
export function unclosedWords(name: string, tag: string): Words {
  if (/^(?:www\.|https?:)/.test(name)) return brokenTagWords(tag);
  if (
    name === "br" ||
    (isAuthorComponent(name) && authorComponents[name].children === "none")
  ) {
    return {
      found: show(tag),
      expected: "a tag that closes itself",
      fix: `write  <${name} />`,
    };
  }
  if (!isAuthorComponent(name) && !isHtmlElement(name)) {
    return unknownTagWords(name);
  }
  return {
    found: `${show(tag)} that is never closed`,
    expected: `</${name}> after it`,
    fix: isAuthorComponent(name)
      ? `put  ${show(tag)}  and  </${name}>  each on a line of its own, with blank lines around the text between`
      : `add  </${name}>  in the same paragraph`,
  };
}

/** Tells of a closing tag with no tag that it could close. */
export function unopenedWords(name: string): Words {
  return {
    found: `</${show(name)}> with no <${show(name)}> before it`,
    expected: "a closing tag only after its opening tag",
    fix: "remove it, or add the opening tag",
  };
}

/** Tells of a closing tag at the end of a line of text. */
export function inlineClosingWords(name: string): Words {
  return {
    found: `</${show(name)}> on a line with other text`,
    expected: `</${show(name)}> placed like its opening tag`,
    fix: `put  </${show(name)}>  on a line of its own`,
  };
}

/** Tells of a closing tag that is nearly the name of the open one. */
export function misnamedClosingWords(name: string, open: string): Words {
  return {
    found: `</${show(name)}>`,
    expected: `</${show(open)}>, which closes <${show(open)}>`,
    fix: `did you mean </${show(open)}>?`,
  };
}
