import { open } from "node:fs/promises";
import { largestDocument } from "../schema/limits";
import { pdfEnds, pdfMarks } from "../read/pdf-marks";
import type { Pdf } from "../read/snapshot";
import { runsProgram } from "./pdf-programs";

/**
 * Tells from its first and last bytes whether a file is a whole PDF, and looks
 * for programs in it.
 *
 * @param size in bytes; files over the size limit are not read further
 */
export async function readPdf(location: string, size: number): Promise<Pdf> {
  const file = await open(location);
  try {
    const bytesFrom = async (start: number) => {
      const bytes = Buffer.alloc(pdfEnds);
      await file.read(bytes, 0, pdfEnds, start);
      return bytes;
    };
    const isLarge = size > largestDocument;
    return {
      runsProgram: isLarge ? false : runsProgram(await file.readFile()),
      ...pdfMarks(
        await bytesFrom(0),
        await bytesFrom(Math.max(size - pdfEnds, 0)),
      ),
    };
  } finally {
    await file.close();
  }
}
