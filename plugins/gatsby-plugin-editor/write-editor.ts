import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundle } from "../../edit/server/bundle";
import { editorPage } from "./page";
import { knownFiles } from "./known-files";

interface EditorFiles {
  /** The folder that it has in the built site. */
  readonly folder: string;
  /** The folder with the content that the site was built from. */
  readonly content: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
}

/** Writes the editor into a built site. */
export async function writeEditor(editor: EditorFiles) {
  const { folder, content, repository } = editor;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = await bundle("edit/github/main.tsx", "..", {
    entryNames: "edit-[hash]",
    repository,
  });
  const script = [...files.keys()].find((name) => /^edit-.*\.js$/.test(name));
  if (!script) throw new Error("The editor has no script");
  const known = await knownFiles(content);
  const texts = new Map([
    ["index.html", editorPage(script)],
    ["files.json", JSON.stringify(known)],
  ]);
  for (const [name, file] of [...files, ...texts]) {
    await writeFile(path.join(folder, name), file);
  }
  for (const [file, { entry }] of known) {
    // The preview shows them whole; pages have smaller ones of their own.
    if (entry.picture)
      await cp(path.join(content, file), path.join(folder, file));
  }
}
