import { useSame } from "../components/use-same";
import { usePictureSources } from "../pictures/picture-sources";
import { baseOf } from "../state/content-state";
import type { Draft } from "../state/drafts";
import {
  firstFile,
  listedFiles,
  titleOfFile,
  unopenedFile,
} from "../state/files";
import { linkTargets } from "../state/link-targets";
import { documentsIn } from "../state/uploads";
import type { OpenContent, Store } from "../store/store";
import { placeOfChange } from "./place-of-change";
import { useEditing } from "./use-editing";
import { useNavigation } from "./use-navigation";
import { useProblems } from "./use-problems";

/**
 * Begins to edit content that was read.
 *
 * @param draft the unsaved changes from the last visit, to continue with
 */
export function useNewWorkspace(
  store: Store,
  open: OpenContent,
  draft: Draft | undefined,
) {
  const editing = useEditing(open, draft);
  const { state, preview } = editing;
  const navigation = useNavigation(
    draft && placeOfChange(draft.stored, draft.texts),
  );
  const files = useSame(listedFiles(state.texts));
  const { path } = navigation.place;
  const isOther = state.otherFiles.entries.some((each) => each.path === path);
  /** What staff call a file. */
  const fileTitle = (each: string) =>
    titleOfFile(each, state.texts, state.stored, baseOf(state));
  return {
    store,
    editing,
    navigation,
    problems: useProblems(editing, fileTitle),
    fileTitle,
    /** Everything that can be edited. */
    files,
    /** The file that is open. */
    file:
      files.find((each) => each.path === path) ??
      (isOther ? unopenedFile(path) : firstFile),
    pictures: usePictureSources(state),
    /** Where links can lead. */
    linkTargets: useSame(
      linkTargets(files, documentsIn(state), preview.content),
    ),
  };
}
