import { open } from "node:fs/promises";
import { largestDocument } from "../schema/limits";
import type { Pdf } from "../read/snapshot";
import { runsProgram } from "./pdf-programs";

/** Viewers look for the marks in this many bytes at the start and at the end. */
const length = 1024;

/**
 * Tells from its first and last bytes whether a file is a whole PDF, and looks
 * for programs in it.
 *
 * @param size in bytes; files over the size limit are not read further
 */
export async function readPdf(location: string, size: number): Promise<Pdf> {
  const file = await open(location);
  try {
    const has = async (mark: string, from: number) => {
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.includes(mark);
    };
    const isLarge = size > largestDocument;
    return {
      runsProgram: isLarge ? false : runsProgram(await file.readFile()),
      hasStart: await has("%PDF-", 0),
      hasEnd: await has("%%EOF", Math.max(size - length, 0)),
    };
  } finally {
    await file.close();
  }
}
