import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { eventsPath, pageFile } from "../src/content/page-path";
import { idOf } from "./forms/labeled";
import type { TextPlace } from "./page-text/page-text";
import type { FoundText } from "./state/find-text";

/** What is shown where there is no room for all three. */
export const panes = ["List", "Form", "Page"] as const;

export type Pane = (typeof panes)[number];

/** The file of the page at an address, as a link on a page has it. */
export function fileAt(address: string): string | undefined {
  const [path = ""] = address.replace(/^\.{1,2}(?=\/)/, "").split("#");
  if (path === "/" || path === "") return "home.yml";
  if (path === eventsPath) return "events.yml";
  return path.startsWith("/") ? pageFile(path) : undefined;
}

/** Which part of which file somebody edits, and how to get to another. */
export function usePlace() {
  const [place, setPlace] = useState<FoundText>({ path: "site.yml" });
  const [pane, setPane] = useState<Pane>("Form");
  const [textPlace, setTextPlace] = useState<TextPlace>();

  const openPlace = useCallback((found: FoundText) => {
    const { keys, at } = found;
    // Its form must be there before the place can be found in it.
    flushSync(() => {
      setPlace(found);
      setPane("Form");
      setTextPlace(at === undefined ? undefined : { at });
    });
    const element = keys && document.getElementById(idOf(keys));
    element?.focus();
    element?.scrollIntoView({ block: "center" });
  }, []);

  return { place, pane, textPlace, setPane, setPlace, openPlace };
}
