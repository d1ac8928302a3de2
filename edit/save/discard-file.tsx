import { printable } from "../../src/content/words/show";
import { firstClick } from "../components/first-click";
import { Button } from "../components/look";
import { discardUnsaved } from "../state/content-state";
import type { ShownChange } from "../state/moved-pages";
import { useWorkspace } from "../workspace/use-workspace";

interface DiscardFileProps {
  readonly change: ShownChange;
  readonly isDisabled: boolean;
  readonly onDiscard: () => void;
}

/** Takes back what isn't saved in one of several files. */
export function DiscardFile(props: DiscardFileProps) {
  const { change, isDisabled, onDiscard } = props;
  const { editing, fileTitle } = useWorkspace();
  const { live, unsaved } = editing;
  const { path, movedFrom } = change;
  const isUnsaved = unsaved.some((each) => each.path === path);
  // The links to a page that moved are in other files: its form moves it back.
  const isOffered = isUnsaved && unsaved.length > 1 && movedFrom === undefined;
  if (!isOffered) return undefined;
  const title = printable(fileTitle(path));
  const words = "Discard these changes";
  return (
    <Button
      aria-label={`${words}: ${title}`}
      disabled={isDisabled}
      onClick={firstClick(() => {
        const question = `Discard what isn’t saved in ${title}? Undo brings it back until you close the editor.`;
        if (!confirm(question)) return;
        live.update((state) => discardUnsaved(state, [path]));
        onDiscard();
      })}
    >
      {words}
    </Button>
  );
}
