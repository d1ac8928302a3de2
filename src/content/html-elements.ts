/**
 * The HTML elements that authors may write in a page, for what Markdown has
 * no sign for, and the attributes each may have.
 */
export const htmlElements: Readonly<Record<string, readonly string[]>> = {
  abbr: ["title"],
  br: [],
  del: [],
  ins: [],
  kbd: [],
  mark: [],
  sub: [],
  sup: [],
};

export function isHtmlElement(name: string): boolean {
  return Object.hasOwn(htmlElements, name);
}
