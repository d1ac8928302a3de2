import { type ReactNode, useLayoutEffect } from "react";
import { createGlobalStyle } from "styled-components";
import { theme } from "../../src/theme/theme";
import { patternOf } from "../state/find-text";

const mark = "data-edited";

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

/** The innermost element that holds a text. */
function elementWith(within: Element, pattern: RegExp): Element | undefined {
  if (!pattern.test(within.textContent)) return undefined;
  for (const child of within.children) {
    const found = elementWith(child, pattern);
    if (found) return found;
  }
  return within;
}

/** The part of a page that holds the edited texts, if it shows some. */
function partWith(page: Document, edited: readonly string[]) {
  const patterns = edited.flatMap((text) => patternOf(text) ?? []);
  const main = page.querySelector("main");
  if (!main) return undefined;
  const [found] = [main, page.body].flatMap((within) =>
    patterns.flatMap((pattern) => elementWith(within, pattern) ?? []),
  );
  let part = found;
  for (const each of patterns) {
    let around: Element | null | undefined = part;
    while (around && !each.test(around.textContent)) {
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
export function useOutline(
  page: Document,
  edited: readonly string[],
  shown: ReactNode,
) {
  useLayoutEffect(() => {
    const before = page.querySelector(`[${mark}]`);
    const part = partWith(page, edited);
    if (part === before) return;
    before?.removeAttribute(mark);
    part?.setAttribute(mark, "");
    scrollToEdited(page);
  }, [page, edited, shown]);
}
