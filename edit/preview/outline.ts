import { type ReactNode, useLayoutEffect } from "react";
import { createGlobalStyle } from "styled-components";
import { theme } from "../../src/theme/theme";
import type { Edited } from "../state/edited-words";
import { findWords } from "../text/find-words";

const mark = "data-edited";

/** An entry of a list. */
export const item = "li, [role=listitem]";

/** The time of an element as files have it: without its UTC offset. */
export const writtenTime = (dateTime: string) => dateTime.slice(0, 16);

export const Outline = createGlobalStyle`
  [${mark}] {
    outline: ${theme.line.edge} solid ${theme.color.lead};
    outline-offset: ${theme.line.edge};
  }
`;

/** Scrolls to the part of a page that is being edited. */
export function scrollToEdited(page: Document) {
  page.querySelector(`[${mark}]`)?.scrollIntoView({ block: "nearest" });
}

/** The text node at an offset in the text of an element. */
function nodeAt(within: Element, offset: number): Node {
  const nodes = within.ownerDocument.createTreeWalker(
    within,
    NodeFilter.SHOW_TEXT,
  );
  let left = offset;
  while (nodes.nextNode()) {
    const { length } = nodes.currentNode.textContent ?? "";
    if (left < length) break;
    left -= length;
  }
  return nodes.currentNode;
}

/** The innermost element that holds words in order. */
function elementWith(within: Element, words: readonly string[]) {
  const found = findWords(within.textContent, words);
  if (!found) return undefined;
  const last = nodeAt(within, found.end - 1);
  let part = nodeAt(within, found.at).parentElement;
  while (part && !part.contains(last)) part = part.parentElement;
  return part ?? undefined;
}

/** The part of a page that holds the edited texts, if it shows some. */
function partWith(page: Document, edited: Edited) {
  const main = page.querySelector("main");
  if (!main) return undefined;
  const events = [...main.querySelectorAll("time")]
    .filter(({ dateTime }) => writtenTime(dateTime) === edited.start)
    .flatMap((time) => time.closest(item) ?? []);
  let found: Element | undefined;
  // The rest of the page is searched only if needed: this runs at each keystroke.
  for (const within of [...events, main, page.body]) {
    for (const words of edited.words) found ??= elementWith(within, words);
  }
  let part = found;
  for (const words of edited.words) {
    let around: Element | null | undefined = part;
    while (around && !findWords(around.textContent, words)) {
      around = around.parentElement;
    }
    if (around && !around.contains(main)) part = around;
  }
  return part === found ? part : (part?.closest("li, section") ?? part);
}

/**
 * Outlines the part of a page that is being edited, and scrolls it into view.
 *
 * @param shown what the page shows; the part is looked for again when it changes
 */
export function useOutline(page: Document, edited: Edited, shown: ReactNode) {
  useLayoutEffect(() => {
    const before = page.querySelector(`[${mark}]`);
    const part = partWith(page, edited);
    if (part === before) return;
    before?.removeAttribute(mark);
    part?.setAttribute(mark, "");
    scrollToEdited(page);
  }, [page, edited, shown]);
}
