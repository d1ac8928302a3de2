import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { ContentPlace } from "../state/content-place";
import { firstFile } from "../state/files";
import { focusField } from "./focus-field";

/** The three panes; a narrow window shows one at a time. */
export const panes = ["List", "Form", "Page"] as const;

export type Pane = (typeof panes)[number];

/** The file that this entry of the browser's history shows. */
function pathInHistory(): string | undefined {
  const state: unknown = history.state;
  return typeof state === "string" ? state : undefined;
}

/** Moves the focus to a place. */
function focusOn({ keys, textAt }: ContentPlace) {
  // In a page's text, `useTextPlace` does this.
  if (textAt === undefined) focusField(keys);
}

/**
 * The place that is being edited, and how to get to another. The browser's Back
 * button goes to the previous file.
 *
 * @param resumed where to continue; undefined for the file in the browser's
 * history, or else the first file
 */
export function useNavigation(resumed: ContentPlace | undefined) {
  const [place, setPlace] = useState(
    resumed ?? { path: pathInHistory() ?? firstFile.path },
  );
  const [pane, setPane] = useState<Pane>("Form");
  const [target, setTarget] = useState(resumed);

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

  const begin = useEffectEvent(() => {
    history.replaceState(place.path, "");
    // Also tells screen readers that the editor is open.
    focusOn(place);
  });
  const goBack = useEffectEvent(() => {
    const path = pathInHistory();
    // Back closes a dialog first.
    const isDialogOpen = document.querySelector("dialog[open]") !== null;
    if (path !== undefined && !isDialogOpen) show({ path });
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
    setPane,
    openPlace,
  };
}

export type Navigation = ReturnType<typeof useNavigation>;
