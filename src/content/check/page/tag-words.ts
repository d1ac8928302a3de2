import { authorComponents, isAuthorComponent } from "../../author-components";
import { htmlElements, isHtmlElement } from "../../html-elements";
import { nearest } from "../did-you-mean";
import { type Words, oneOf, show, showWhole } from "../words";
import { isAddressName } from "./bracketed-address";
import { htmlAdvice } from "./html-advice";
import { brokenTagWords } from "./stray-words";

const componentNames = Object.keys(authorComponents);

const allowed = `words, Markdown, or a part of the site: ${oneOf(
  Object.entries(authorComponents).map(([name, { children }]) =>
    children === "none" ? `<${name} />` : `<${name}>`,
  ),
)}`;

/** `Contact` of `ContactForm`. */
const firstWord = (name: string) => /^[A-Z][a-z]+/.exec(name)?.[0];

/** The component that does what one of this name seems to be for. */
function relatedComponent(name: string): string | undefined {
  const word = firstWord(name);
  return word === undefined
    ? undefined
    : componentNames.find((known) => firstWord(known) === word);
}

/** Tells of a tag that the site has no element or component for. */
export function unknownTagWords(name: string, isEmpty = false): Words {
  const match =
    nearest(name, [...componentNames, ...Object.keys(htmlElements)]) ??
    relatedComponent(name);
  const otherwise = isEmpty
    ? "remove the tag; for a < sign write &lt;"
    : "remove the tag and keep the words between; for a < sign write &lt;";
  return {
    found: name ? `<${show(name)}>` : "an empty tag, <>",
    expected: allowed,
    fix:
      htmlAdvice(name) ??
      (match === undefined ? otherwise : `did you mean ${match}?`),
  };
}

/** Tells of a tag with no tag to close it. */
export function unclosedWords(name: string, tag: string): Words {
  if (isAddressName(name)) return brokenTagWords(tag);
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
    return unknownTagWords(name, true);
  }
  return {
    found: `${show(tag)} that is never closed`,
    expected: `</${name}> after it`,
    fix: isAuthorComponent(name)
      ? `put  ${showWhole(tag)}  and  </${name}>  each on a line of its own, with blank lines around the text between`
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
    fix: `put  </${showWhole(name)}>  on a line of its own`,
  };
}

/** Tells of a closing tag that is nearly the name of the open one. */
export function misnamedClosingWords(name: string, open: string): Words {
  return {
    found: `</${show(name)}>`,
    expected: `</${show(open)}>, which closes <${show(open)}>`,
    fix: `did you mean </${showWhole(open)}>?`,
  };
}
