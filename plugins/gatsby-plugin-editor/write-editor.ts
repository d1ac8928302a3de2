import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { bundle } from "../../edit/build/bundle";
import { withHashes } from "../../edit/server/git-hash";
import { builtList } from "../../edit/store/open-snapshot";
import { readFolder } from "../../src/content/load/read-folder";
import { builtEditorPage } from "./page";

/** The folder that the editor has in the built site. */
export const editorFolder = path.resolve("public/edit");

/** In pixels; the preview is rarely wider. */
const pictureWidth = 1600;

/**
 * Copies a picture for the preview, upright and without what a camera wrote into
 * it, such as the place where it was taken.
 */
async function copyPicture(from: string, to: string) {
  await mkdir(path.dirname(to), { recursive: true });
  await sharp(from)
    .rotate()
    .resize({ width: pictureWidth, withoutEnlargement: true })
    .toFile(to);
}

/**
 * Writes the editor into a built site, which has none yet.
 *
 * @param content the folder that the site was built from
 * @param repository `owner/name` on GitHub
 */
export async function writeEditor(content: string, repository: string) {
  await mkdir(editorFolder, { recursive: true });
  const files = await bundle("edit/github/main.tsx", "..", {
    entryNames: "edit-[hash]",
    repository,
  });
  const script = [...files.keys()].find((name) => /^edit-.*\.js$/.test(name));
  if (!script) throw new Error("The editor has no script");
  const entries = await withHashes(content, await readFolder(content));
  // The pictures and documents, which the editor would otherwise have to
  // request from GitHub.
  const built = entries.filter(({ hash }) => hash !== undefined);
  const texts = new Map([
    ["index.html", builtEditorPage(script)],
    [builtList, JSON.stringify(built)],
  ]);
  for (const [name, file] of [...files, ...texts]) {
    await writeFile(path.join(editorFolder, name), file);
  }
  for (const { path: file, picture } of built) {
    if (picture) {
      await copyPicture(
        path.join(content, file),
        path.join(editorFolder, file),
      );
    }
  }
}
