/** Elements that hold paragraphs, or are one. */
export const blocks =
  "div, p, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre";

/** Puts an element of another kind in place of one, around the same contents. */
export function renameElement(element: Element, name: string): HTMLElement {
  const turned = document.createElement(name);
  turned.append(...element.childNodes);
  element.replaceWith(turned);
  return turned;
}
