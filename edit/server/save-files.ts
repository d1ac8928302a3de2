import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readPdf } from "../../src/content/load/read-pdf";
import { readPicture } from "../../src/content/load/read-picture";
import { isContentFile, isTextFile } from "../../src/content/schema/files";
import {
  contentFolders,
  isPictureName,
  pictureEndings,
} from "../../src/content/schema/upload-names";
import { textFrom } from "../store/encoding";
import { Refused } from "../store/refused";
import { type ChangedFile, unreadText } from "../store/texts";
import type { SaveResult } from "../store/store";
import { gitHash } from "./git-hash";
import { readRegularFile, statusOf } from "./regular-file";
import { bytesToWrite, keepReplaced } from "./replaced-files";

/** @throws {Refused} if a picture or document can't be shown */
async function refuseUnshown(path: string, location: string, size: number) {
  if (isPictureName(path)) {
    const { format = "" } = await readPicture(location, size);
    if (pictureEndings.has(format)) return;
    throw new Refused(`${path} can’t be read as a picture. Choose it again.`);
  }
  const { hasStart, runsProgram } = await readPdf(location, size);
  if (hasStart && runsProgram === false) return;
  throw new Refused(
    `${path} isn’t a PDF, or it may run a program. Open it in a browser, choose Print, then “Save as PDF”, and choose the new file.`,
  );
}

const temporaryName = /^\.edit-[\da-f-]{36}$/;

/**
 * Removes the temporary files of a save that was cut off, as by a power failure.
 * The check would report them, and most people can't see such files.
 */
export async function removeTemporary(root: string) {
  for (const below of ["", ...contentFolders]) {
    const folder = join(root, below);
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => temporaryName.test(each))) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/** Writes a file completely, so that it can take the place of another at once. */
async function writeWhole(
  location: string,
  bytes: Uint8Array,
  mode: number | undefined,
) {
  await writeFile(location, bytes, { flag: "wx", flush: true, mode });
  // The umask takes permissions away from a new file.
  if (mode !== undefined) await chmod(location, mode);
}

/**
 * Makes all changes to the files of a content folder, or none of them. Each
 * file is first written completely under a temporary name, so that a full disk
 * or a crash leaves no file cut short.
 *
 * @throws {Refused} if the folder is gone, or for a file that the editor leaves
 * alone
 * @throws {Error} if a file can't be written
 */
export async function saveFiles(
  root: string,
  changes: readonly ChangedFile[],
): Promise<SaveResult> {
  // Otherwise, it would look as if somebody else had deleted every file.
  if (!statusOf(root)) {
    throw new Refused(
      `The folder ${root} is gone. Leave this page open, put the folder back, and save again.`,
    );
  }
  const files = await Promise.all(
    changes.map(async (change) => {
      const { path, before, after } = change;
      if (!isContentFile(path)) {
        throw new Refused(
          `The content has no page, list, picture or document named ${path}.`,
        );
      }
      const now = await readRegularFile(root, path);
      // In the same form as before or after the change.
      const unread = now && unreadText(gitHash(now));
      const isUnread = [before, after].includes(unread);
      const text = isUnread ? unread : now && textFrom(path, now);
      const location = join(root, path);
      const temporary = join(dirname(location), `.edit-${randomUUID()}`);
      const mode = statusOf(location)?.mode;
      return { ...change, now, text, location, temporary, mode };
    }),
  );
  const changedSince = files
    // Changes that were saved, but whose answer got lost, can be saved again.
    .filter(({ before, after, text }) => text !== before && text !== after)
    .map(({ path, text }) => ({ path, text }));
  if (changedSince.length > 0) return { changedSince };

  const done: typeof files = [];
  try {
    for (const { path, after, now, location, temporary, mode } of files) {
      if (after === null) continue;
      const bytes = bytesToWrite(path, after, now);
      await mkdir(dirname(location), { recursive: true });
      await writeWhole(temporary, bytes, mode);
      if (!isTextFile(path)) {
        await refuseUnshown(path, temporary, bytes.length);
      }
    }
    for (const { path, now } of files) {
      const later = await readRegularFile(root, path);
      const isSame = later && now ? later.equals(now) : later === now;
      // Another program wrote the file while pictures were read.
      if (!isSame) return await saveFiles(root, changes);
    }
    for (const file of files) {
      const { path, now, after, location, temporary } = file;
      if (now) keepReplaced(path, now);
      if (after === null) await rm(location, { force: true });
      else await rename(temporary, location);
      done.push(file);
    }
    return { saved: true };
  } catch (error) {
    // Restores each file separately, completely or not at all: the disk may be
    // full.
    await Promise.allSettled(
      done.map(async ({ now, location, temporary, mode }) => {
        if (!now) return rm(location, { force: true });
        await writeWhole(temporary, now, mode);
        return rename(temporary, location);
      }),
    );
    throw error;
  } finally {
    for (const { temporary } of files) await rm(temporary, { force: true });
  }
}
