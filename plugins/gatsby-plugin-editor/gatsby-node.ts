import { rm } from "node:fs/promises";
import { editorFolder, writeEditor } from "./write-editor";

interface Options {
  /** The content folder. */
  readonly folder: string;
  /** `owner/name` on GitHub; without it, the site has no editor. */
  readonly repository?: string;
}

/** Removes the editor of an earlier build, which isn't a page of the site. */
export const onPreBuild = () =>
  rm(editorFolder, { recursive: true, force: true });

export async function onPostBuild(_: object, { folder, repository }: Options) {
  if (repository) await writeEditor(folder, repository);
}
