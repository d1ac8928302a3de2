import path from "node:path";
import { rm } from "node:fs/promises";
import { writeEditor } from "./write-editor";

interface Options {
  /** The folder of the content, from the site's. */
  readonly content: string;
  /** `owner/name` on GitHub; without it, the site has no editor. */
  readonly repository?: string;
}

const folder = path.resolve("public/edit");

/** An editor of an earlier build isn't a page of the site. */
export const onPreBuild = () => rm(folder, { recursive: true, force: true });

export async function onPostBuild(_: object, { content, repository }: Options) {
  if (repository) await writeEditor({ folder, content, repository });
}
