import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { StyleSheetManager } from "styled-components";
import { FontFaces } from "../components/look";
import type { Edited } from "../state/edited-words";
import {
  Outline,
  item,
  scrollToEdited,
  useOutline,
  writtenTime,
} from "./outline";
import { showScheme } from "./show-scheme";

/** Not by `instanceof`: the element belongs to the frame's own window. */
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && "closest" in target;

/** Elements that hold text; `s` has what is canceled, without a note of that. */
const blocks = "s, h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, address";

/** The text of the node at the pointer; undefined in old browsers. */
const partAt = (page: Document, { clientX, clientY }: MouseEvent) =>
  "caretPositionFromPoint" in page
    ? page.caretPositionFromPoint(clientX, clientY)?.offsetNode.textContent
    : undefined;

export interface PreviewPageProps {
  /** The document that it is rendered into. */
  readonly document: Document;
  /** The address of the page, or of a part of it, which is scrolled to. */
  readonly shownAt: string;
  readonly isDusk: boolean;
  readonly edited: Edited;
  /**
   * Called on a click with the link's address, which may be empty, the texts
   * there, the nearest first, and everything in the entry of a list around them.
   */
  readonly onPress: (
    address: string,
    texts: readonly string[],
    around: string,
  ) => void;
  /** The page, once the content is checked. */
  readonly children: ReactNode;
}

/**
 * The page in its own document: by day or at dusk, clickable, with the edited
 * part outlined.
 */
export function PreviewPage(props: PreviewPageProps) {
  const { document, shownAt, isDusk, edited, onPress, children } = props;

  useLayoutEffect(
    () => showScheme(document, isDusk),
    [document, isDusk, children],
  );

  useEffect(() => {
    const click = (event: MouseEvent) => {
      const target = isElement(event.target) ? event.target : undefined;
      // The menu opens. Nothing else does what it does on the site.
      if (target?.closest("[popovertarget]")) return;
      event.preventDefault();
      if (!target) return;
      const link = target.closest("a, button");
      const address = link?.getAttribute("href") ?? "";
      const block = target.closest<HTMLElement>(blocks);
      const [line] = block?.innerText.trim().split("\n") ?? [];
      // The parts of a postal address are fields of their own. A button isn't
      // in a block; its first child has its words, without the note that it
      // opens a tab.
      const text = block?.matches("address")
        ? partAt(document, event)
        : (line ?? link?.firstChild?.textContent);
      const entry = target.closest(item);
      // What has no field of its own leads to the start of its event.
      const times = entry?.querySelectorAll("time") ?? [];
      const [time, ...others] = [target.closest("time"), ...times].map(
        (each) => each && writtenTime(each.dateTime),
      );
      const texts = [time, text, ...others].filter((each) => each != null);
      if (address.startsWith("#")) {
        document.getElementById(address.slice(1))?.scrollIntoView();
      } else {
        onPress(address, texts, [entry?.textContent, ...others].join(" "));
      }
    };
    document.addEventListener("click", click);
    return () => document.removeEventListener("click", click);
  }, [document, onPress]);

  const isShown = Boolean(children);
  useEffect(() => {
    if (!isShown) return;
    const [, section] = shownAt.split("#");
    const part = section ? document.getElementById(section) : document.body;
    part?.scrollIntoView();
    scrollToEdited(document);
  }, [document, isShown, shownAt]);

  useOutline(document, edited, children);

  // In a narrow window of the editor, it has no height until its tab is opened.
  useEffect(() => {
    const view = document.defaultView;
    const resize = () => scrollToEdited(document);
    view?.addEventListener("resize", resize);
    return () => view?.removeEventListener("resize", resize);
  }, [document]);

  return (
    <StyleSheetManager target={document.head}>
      <FontFaces />
      <Outline />
      {children}
    </StyleSheetManager>
  );
}
