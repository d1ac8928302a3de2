import { readPublished } from "../text/published";
import { fixEmphasis } from "./pasted-emphasis";
import { blocks, renameElement } from "./pasted-elements";

/** A link within the document, such as Word's to footnotes, or the target of one. */
const anchor = "a:not([href]), a[href^='#']";

/** What the text of a page can't have, such as Word's page breaks. */
const lost = "audio, br[clear], iframe, img, script, style, video";

/** Elements with formatting that the text of a page can keep. */
const formed =
  "h1, h2, h3, h4, h5, h6, p, li, dt, a[href], b, strong, i, em, s, strike, sub, sup, table";

/** The marker before a list item, as Word copies it. */
const listMarker = "[style*='mso-list:Ignore' i]";

/** What a reader sees as a picture: no bullet, and nothing that counts readers. */
const picture = `img:not([width="1"], ${listMarker} *)`;

/** Elements whose Markdown is broken by a line break at their start or end. */
const inline = "a, b, strong, i, em, s, strike, sub, sup";

/** Turns `div` elements that hold only text, as in emails, into paragraphs. */
function fixParagraphs(body: HTMLElement) {
  for (const block of body.querySelectorAll(`div:not(:has(${blocks}))`)) {
    renameElement(block, "p");
  }
}

/** Turns Word's list paragraphs, which have a marker and a level, into lists. */
function fixWordLists(body: HTMLElement) {
  /** The lists that are still open, each in the last item of the one before. */
  let open: { readonly level: number; readonly list: Element }[] = [];
  for (const paragraph of body.querySelectorAll("p[class^=MsoList]")) {
    const marker = paragraph.querySelector(listMarker);
    const isNumber = /^(?:\d|\(?\w{1,4}[.)])/.test(
      marker?.textContent.trim() ?? "",
    );
    const name = isNumber ? "ol" : "ul";
    marker?.remove();
    if (paragraph.textContent.trim() === "") {
      // An item that was deleted while changes were tracked.
      paragraph.remove();
      continue;
    }
    const style = paragraph.getAttribute("style") ?? "";
    const level = Number(/ level(\d)/.exec(style)?.[1] ?? 1);
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter(
      (each) =>
        each.level < level || (each.level === level && each.list.matches(name)),
    );
    const last = open.at(-1);
    let list = last?.level === level ? last.list : undefined;
    if (!list) {
      list = document.createElement(name);
      const outer = last?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    list.append(renameElement(paragraph, "li"));
  }
}

/** Removes the page's title, which the page shows above its text. */
function removeTitle(body: HTMLElement, title: string) {
  const wordsOf = (element: Element) =>
    element.textContent.trim().replaceAll(/\s+/g, " ");
  const first = Array.from(
    body.querySelectorAll("h1, h2, h3, h4, h5, h6, p"),
  ).find((block) => wordsOf(block) !== "");
  // Alone, it was copied for its words.
  if (first && wordsOf(first) === title && wordsOf(body) !== title) {
    first.remove();
  }
}

/**
 * Removes headings without words, such as blank lines in the style of a heading,
 * and puts the others below the page's title, its only heading of the first level.
 */
function fixHeadings(body: HTMLElement) {
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    if (heading.textContent.trim() === "") heading.remove();
  }
  for (const lineBreak of body.querySelectorAll(
    ":is(h1, h2, h3, h4, h5, h6) br",
  )) {
    lineBreak.replaceWith(" ");
  }
  if (!body.querySelector("h1")) return;
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5")) {
    renameElement(heading, `h${Number(heading.tagName.slice(1)) + 1}`);
  }
}

/** Moves a nested list into its item. Google Docs puts it after the item. */
function fixNestedLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    list.previousElementSibling?.append(list);
  }
}

/**
 * Turns the paragraphs and list items in a cell of a table into lines. A single
 * cell, as copied from a spreadsheet, is a paragraph.
 */
function fixTables(body: HTMLElement) {
  for (const table of body.querySelectorAll("table")) {
    const [cell, next] = table.querySelectorAll("td, th");
    if (cell && !next) table.replaceWith(renameElement(cell, "p"));
  }
  for (const block of body.querySelectorAll(
    ":is(td, th) :is(ul, ol, li, p, div)",
  )) {
    // Bold words, for example, don't begin or end with a line break.
    const isWithin = block.parentElement?.closest(inline);
    for (const side of ["before", "after"] as const) {
      block[side](isWithin ? " " : document.createElement("br"));
    }
    block.replaceWith(...block.childNodes);
  }
}

/**
 * Reads what a word processor or a web page puts on the clipboard, evens out
 * their differences, and leaves out what isn't for readers. Footnotes are for
 * them: their marks and words stay.
 *
 * @param html nothing in it is run or loaded
 * @param title of the page, which is left out at the start
 */
export function readPasted(html: string, title: string) {
  const spaced = html.replaceAll(/&nbsp;|\u00A0/g, " ");
  const { body, hasUnpublished } = readPublished(spaced);
  const hasPictures = body.querySelector(picture) !== null;
  for (const element of body.querySelectorAll(lost)) element.remove();
  for (const link of body.querySelectorAll("a")) {
    if (link.matches(anchor)) link.replaceWith(...link.childNodes);
    // It was around a picture, which is gone.
    else if (link.textContent.trim() === "") link.replaceWith(" ");
  }
  // Google Docs wraps everything in a `b` element that isn't bold.
  for (const wrapper of body.querySelectorAll("b")) {
    if (!/^(?:normal|400)$/.test(wrapper.style.fontWeight)) continue;
    wrapper.replaceWith(...wrapper.childNodes);
  }
  removeTitle(body, title);
  fixHeadings(body);
  fixParagraphs(body);
  fixWordLists(body);
  fixNestedLists(body);
  fixTables(body);
  fixEmphasis(body);
  // The plain text on the clipboard may have what was left out.
  const isPlain = !hasUnpublished && !body.querySelector(formed);
  return { body, isPlain, hasPictures };
}
