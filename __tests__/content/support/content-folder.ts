import { execFileSync } from "node:child_process";
import path from "node:path";
import { checkContent } from "../../../src/content/load/check-content";
import type { Problem } from "../../../src/content/check/result";
import { plainPicture } from "../../browser/support/photo-file";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";
import { now, validFiles, validPictures } from "./valid-files";

/** Files by name; null removes a file. */
export type Files = Readonly<Record<string, string | Buffer | null>>;

async function drawPictures() {
  const pictures = Object.entries(validPictures).map(async ([name, size]) => {
    const format = name.endsWith(".png") ? "png" : "jpeg";
    const picture = plainPicture(...size).toFormat(format);
    return [`images/${name}`, await picture.toBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}

/** Once drawn, the same for all tests of a file. */
let pictures: ReturnType<typeof drawPictures> | undefined;

/** Writes the valid content, with some files replaced, and returns the folder. */
export async function writeContent(changes: Files = {}): Promise<string> {
  const folder = path.join(await temporaryFolder(), "content");
  pictures ??= drawPictures();
  const files = { ...validFiles, ...(await pictures), ...changes };
  const present = Object.entries(files).flatMap(([name, content]) =>
    content === null ? [] : [[name, content] as const],
  );
  await writeFiles(folder, Object.fromEntries(present));
  return folder;
}

/** Commits a content folder in a Git repository around it. */
export function commit(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: path.dirname(folder) });
  git("init", "--quiet");
  git("add", ".");
  const author = ["-c", "user.name=A", "-c", "user.email=a@prairie.test"];
  git(...author, "commit", "--quiet", "--message=Content");
}

/** The problems in a folder, with file names relative to it. */
export async function problemsIn(folder: string): Promise<Problem[]> {
  const { problems } = await checkContent(folder, { now, before: "HEAD" });
  return problems.map((problem) => ({
    ...problem,
    file: problem.file.slice(folder.length + 1),
  }));
}
