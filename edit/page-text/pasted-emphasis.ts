import { blocks, renameElement } from "./pasted-elements";

/** Whether an element goes on with what is right before it: a link, or emphasis. */
function isNextPart(element: Element) {
  const before = element.previousElementSibling;
  return (
    before === element.previousSibling &&
    before?.getAttribute("href") === element.getAttribute("href")
  );
}

/**
 * Names of elements, and of those that look the same. What is struck out becomes
 * `del`: two tildes show as they are beside some letters and signs.
 */
const sameLook = { strong: "b", em: "i", s: "del", strike: "del" };

/**
 * Joins the parts of a link or of emphasis, which programs divide wherever the look
 * of the letters changes, and unwraps emphasis in emphasis: Markdown has neither.
 */
function joinParts(body: HTMLElement) {
  for (const [name, same] of Object.entries(sameLook)) {
    for (const element of body.querySelectorAll(name)) {
      renameElement(element, same);
    }
  }
  for (const inner of body.querySelectorAll("b b, i i, del del")) {
    inner.replaceWith(...inner.childNodes);
  }
  // Once two are one, parts in them may be side by side.
  for (;;) {
    const all = [...body.querySelectorAll("a + a, b + b, i + i, del + del")];
    const part = all.find(isNextPart);
    if (!part) break;
    part.previousElementSibling?.append(...part.childNodes);
    part.remove();
  }
}

/** Turns the styles of Google Docs into elements, and moves spaces out of them. */
export function fixEmphasis(body: HTMLElement) {
  for (const span of body.querySelectorAll("span")) {
    const { fontStyle, fontWeight, textDecorationLine, verticalAlign } =
      span.style;
    const isBold = fontWeight === "bold" || Number(fontWeight) >= 600;
    const names = [
      /^su[bp]/.exec(verticalAlign)?.[0],
      textDecorationLine.includes("line-through") && "del",
      isBold && "b",
      fontStyle === "italic" && "i",
    ];
    for (const name of names) {
      if (!name) continue;
      const element = document.createElement(name);
      element.append(...span.childNodes);
      span.append(element);
    }
    span.replaceWith(...span.childNodes);
  }
  joinParts(body);
  // Such as an empty line, or several paragraphs.
  for (const struck of body.querySelectorAll("del")) {
    const hasWords = struck.textContent.trim() !== "";
    if (hasWords && !struck.querySelector(blocks)) continue;
    struck.replaceWith(...struck.childNodes);
  }
  for (const emphasis of body.querySelectorAll("b, i, del")) {
    const { textContent } = emphasis;
    if (/^\s/.test(textContent)) emphasis.before(" ");
    if (!/\s$/.test(textContent)) continue;
    let last = emphasis.lastChild;
    while (last?.lastChild) last = last.lastChild;
    if (last?.nodeValue) last.nodeValue = last.nodeValue.trimEnd();
    emphasis.after(" ");
  }
}
