import type { PictureSources } from "../pictures/picture-sources";
import type { ListedFile } from "../state/files";
import type { LinkTarget } from "../state/link-targets";
import type { Editing } from "./use-editing";
import type { Store } from "../store/store";
import type { Navigation } from "./use-place";
import type { FoundProblems } from "./use-problems";
import type { Writing } from "./use-writing";

/** What the parts of the editor need to show and change the content. */
export interface Workspace {
  readonly store: Store;
  readonly editing: Editing;
  readonly navigation: Navigation;
  readonly found: FoundProblems;
  readonly writing: Writing;
  readonly pictures: PictureSources;
  /** Where links can lead. */
  readonly linkTargets: readonly LinkTarget[];
  /** What staff call a file. */
  readonly fileTitle: (path: string) => string;
}

export interface PaneProps extends Workspace {
  /** The file that is open. */
  readonly file: ListedFile;
}
