import { open } from "node:fs/promises";
import type { Pdf } from "../snapshot";

/** Viewers look for the marks in this many bytes at the start and at the end. */
const length = 1024;

/** Tells from its first and last bytes whether a file is a whole PDF. */
export async function readPdf(location: string, size: number): Promise<Pdf> {
  const file = await open(location);
  try {
    const has = async (mark: string, from: number) => {
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.includes(mark);
    };
    return {
      hasStart: await has("%PDF-", 0),
      hasEnd: await has("%%EOF", Math.max(size - length, 0)),
    };
  } finally {
    await file.close();
  }
}
