import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { z } from "zod";
import type { ContentPlace } from "../state/content-place";
import { firstFile } from "../state/files";
import { focusField } from "./focus-field";

/** The three panes; a narrow window shows one at a time. */
export const panes = ["List", "Form", "Page"] as const;

export type Pane = (typeof panes)[number];

const entryShape = z.object({ path: z.string(), pane: z.enum(panes) });

/** An entry of the browser's history: a file, and the pane that shows. */
export const historyEntry = (path: string, pane: Pane = "Form") =>
  ({ path, pane }) satisfies z.infer<typeof entryShape>;

const currentEntry = () => entryShape.safeParse(history.state).data;

/** Moves the focus to a place. */
function focusOn({ keys, textAt }: ContentPlace) {
  // In a page's text, `useTextPlace` does this.
  if (textAt === undefined) focusField(keys);
}

/**
 * The place that is being edited, and how to get to another. The browser's Back
 * button goes to the previous file or, in a narrow window, pane.
 *
 * @param resumed where to continue; undefined for the file in the browser's
 * history, or else the first file
 */
export function useNavigation(resumed: ContentPlace | undefined) {
  const [place, setPlace] = useState(
    resumed ?? { path: currentEntry()?.path ?? firstFile.path },
  );
  const [pane, setPane] = useState<Pane>("Form");
  const [target, setTarget] = useState(resumed);

  const show = (to: ContentPlace, inPane: Pane = "Form") => {
    // The form must be rendered before the field can be found in it.
    flushSync(() => {
      setPlace(to);
      setPane(inPane);
      setTarget(to);
    });
    // Otherwise, the focus would still be in the list or on a button.
    focusOn(to);
  };
  const addToHistory = (path: string, inPane: Pane) => {
    const { path: before, pane: paneBefore } = currentEntry() ?? {};
    if (path === before && inPane === paneBefore) return;
    history.pushState(historyEntry(path, inPane), "");
  };
  const openPlace = (to: ContentPlace) => {
    addToHistory(to.path, "Form");
    show(to);
  };
  const showPane = (chosen: Pane) => {
    addToHistory(place.path, chosen);
    setPane(chosen);
  };

  const begin = useEffectEvent(() => {
    history.replaceState(historyEntry(place.path), "");
    // Also tells screen readers that the editor is open.
    focusOn(place);
  });
  const goBack = useEffectEvent(() => {
    const entry = currentEntry();
    // Back closes a dialog first.
    const isDialogOpen = document.querySelector("dialog[open]") !== null;
    if (!entry || isDialogOpen) return;
    const { path, pane: paneBefore } = entry;
    show(path === place.path ? place : { path }, paneBefore);
  });
  useEffect(() => {
    begin();
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
  }, []);

  return {
    place,
    setPlace,
    /** The place that somebody asked for last. */
    target,
    pane,
    showPane,
    openPlace,
  };
}

export type Navigation = ReturnType<typeof useNavigation>;
