import type { PictureSources } from "../pictures/picture-sources";
import type { ListedFile } from "../state/files";
import type { LinkTarget } from "../state/link-targets";
import type { Editing } from "./use-editing";
import type { Navigation } from "./use-place";
import type { Problems } from "./use-problems";

/** What the pane in the middle needs to show and change what is open. */
export interface PaneProps {
  readonly file: ListedFile;
  readonly editing: Editing;
  readonly navigation: Navigation;
  readonly problems: Problems;
  readonly pictures: PictureSources;
  /** Where links can lead. */
  readonly linkTargets: readonly LinkTarget[];
  /** What staff call a file. */
  readonly fileTitle: (path: string) => string;
}
