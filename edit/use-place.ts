import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { eventsPath, pageFile } from "../src/content/page-path";
import { textId } from "./forms/file-form";
import { idOf } from "./forms/labeled";
import type { FoundText } from "./state/find-text";

/** What is shown where there is no room for all three. */
export const panes = ["List", "Form", "Page"] as const;

export type Pane = (typeof panes)[number];

/** The file of the page at an address, as a link on a page has it. */
export function fileAt(address: string): string | undefined {
  const [path = ""] = address.replace(/^\.(?=\/)/, "").split("#");
  if (path === "/" || path === "") return "home.yml";
  if (path === eventsPath) return "events.yml";
  return path.startsWith("/") ? pageFile(path) : undefined;
}

/** Which file is open, and how to get to another, or to a place in it. */
export function usePlace() {
  const [path, setPath] = useState("site.yml");
  const [pane, setPane] = useState<Pane>("Form");

  const openFile = useCallback((file: string) => {
    setPath(file);
    setPane("Form");
  }, []);

  const openPlace = useCallback(
    ({ path: file, keys, at }: FoundText) => {
      // Its form must be there before the place can be found in it.
      flushSync(() => {
        openFile(file);
      });
      const element = document.getElementById(keys ? idOf(keys) : textId);
      element?.focus();
      element?.scrollIntoView({ block: "center" });
      if (at !== undefined && element instanceof HTMLTextAreaElement) {
        element.setSelectionRange(at, at);
      }
    },
    [openFile],
  );

  return { path, pane, setPane, openFile, openPlace };
}
