import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Keys } from "../../src/content/read/value-node";
import { pageFile } from "../../src/content/schema/page-address";
import {
  yamlPageFiles,
  isYamlPageAddress,
} from "../../src/content/schema/files";
import { idOf } from "./field-ids";
import { firstFile } from "../state/files";
import type { ContentPlace } from "../state/content-place";

/** The three panes; a narrow window shows one at a time. */
export const panes = ["List", "Form", "Page"] as const;

export type Pane = (typeof panes)[number];

/**
 * Only the checked one of several radio buttons: from another, arrow keys would
 * change the choice.
 */
const controls = "input:not([type=radio]), input:checked, select, textarea";

/** The id of the heading over a form. */
export const titleId = "file-title";

/** The file of the page that a link on a page leads to. */
export function fileAt(address: string): string | undefined {
  const [page = ""] = address.replace(/^\.{1,2}(?=\/)/, "").split("#");
  if (page === "/" || page === "") return "home.yml";
  if (isYamlPageAddress(page)) return yamlPageFiles[page];
  return page.startsWith("/") ? pageFile(page) : undefined;
}

/** A field, or what is left around it; without keys, the heading over the form. */
function elementOf(keys: Keys | undefined): HTMLElement | null {
  const element = document.getElementById(keys ? idOf(keys) : titleId);
  if (element || !keys) return element;
  return elementOf(keys.length > 0 ? keys.slice(0, -1) : undefined);
}

/** Moves the focus to a field; without keys, to the heading over the form. */
export function focusOnField(keys: Keys | undefined) {
  const element = elementOf(keys);
  // Not for a list, which gets the focus itself when an entry was removed.
  const group = element?.matches("fieldset") ? element : undefined;
  const control = group?.querySelector<HTMLElement>(controls) ?? element;
  control?.focus();
  control?.scrollIntoView({ block: "center" });
}

/** The file that this entry of the browser's history shows. */
function pathInHistory(): string | undefined {
  const state: unknown = history.state;
  return typeof state === "string" ? state : undefined;
}

/** Moves the focus to a place. */
function focusOn({ keys, textAt }: ContentPlace) {
  // In a page's text, `useTextPlace` does this.
  if (textAt === undefined) focusOnField(keys);
}

/**
 * Which part of which file is being edited, and how to get to another. The
 * browser's Back button goes to the previous file.
 *
 * @param start where to continue; undefined for the file in the browser's
 * history, or else the first file
 */
export function usePlace(start: ContentPlace | undefined) {
  const [resumed] = useState(start);
  const [first] = useState<ContentPlace>(
    resumed ?? { path: pathInHistory() ?? firstFile.path },
  );
  const [place, setPlace] = useState(first);
  const [pane, setPane] = useState<Pane>("Form");
  const [target, setTarget] = useState(resumed);
  useEffect(() => {
    history.replaceState(first.path, "");
    if (resumed) focusOn(resumed);
  }, [first, resumed]);

  const show = (to: ContentPlace) => {
    // The form must be rendered before the field can be found in it.
    flushSync(() => {
      setPlace(to);
      setPane("Form");
      setTarget(to);
    });
    // Otherwise, the focus would still be in the list or on a button.
    focusOn(to);
  };
  const openPlace = (to: ContentPlace) => {
    if (to.path !== pathInHistory()) history.pushState(to.path, "");
    show(to);
  };

  useEffect(() => {
    const goBack = () => {
      const path = pathInHistory();
      if (path !== undefined) show({ path });
    };
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
  });

  return {
    place,
    setPlace,
    /** The place that somebody asked for last. */
    target,
    pane,
    setPane,
    openPlace,
  };
}

export type Navigation = ReturnType<typeof usePlace>;
