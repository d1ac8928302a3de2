import path from "node:path";
import { rm } from "node:fs/promises";
import { writeEditor } from "./write-editor";

interface Options {
  /** The content folder. */
  readonly folder: string;
  /** `owner/name` on GitHub; without it, the site has no editor. */
  readonly repository?: string;
}

const editor = path.resolve("public/edit");

/** Removes the editor of an earlier build, which isn't a page of the site. */
export const onPreBuild = () => rm(editor, { recursive: true, force: true });

export async function onPostBuild(_: object, { folder, repository }: Options) {
  if (repository) {
    await writeEditor({ folder: editor, content: folder, repository });
  }
}
