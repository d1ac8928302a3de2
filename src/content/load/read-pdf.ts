import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { largestDocument } from "../schema/limits";
import { hasAction, pdfMarks } from "../read/pdf-bytes";
import type { Pdf } from "../read/snapshot";

/** The most that compressed objects may hold in total, in bytes. */
const totalLimit = 100 * 1024 * 1024;

/**
 * The least that each group of compressed objects counts for, so that there
 * can't be too many groups.
 */
const leastEach = 10 * 1024;

/**
 * Whether a PDF runs a script or another program; undefined if that can't be
 * known, because its objects are encrypted or too large. It finds what PDF
 * programs write, not what somebody hides on purpose.
 */
function runsProgram(pdf: Buffer): boolean | undefined {
  if (hasAction(pdf)) return true;
  let left = totalLimit;
  let at = pdf.indexOf("/ObjStm");
  try {
    for (; at >= 0; at = pdf.indexOf("/ObjStm", at + 1)) {
      left -= leastEach;
      const end = /stream\r?\n/.exec(pdf.toString("latin1", at, at + 400));
      if (!end) continue;
      const start = at + end.index + end[0].length;
      const objects = inflateSync(pdf.subarray(start), {
        maxOutputLength: left,
      });
      if (hasAction(objects)) return true;
      left -= objects.length;
    }
    return false;
  } catch {
    return undefined;
  }
}

/**
 * Tells whether a file is a whole PDF, and looks for programs in it.
 *
 * @param size in bytes; files over the size limit, which are refused, are not read
 */
export async function readPdf(location: string, size: number): Promise<Pdf> {
  if (size > largestDocument) {
    return { hasStart: true, hasEnd: true, runsProgram: false };
  }
  // One that can't be opened is reported as no PDF, under its own name.
  const pdf = await readFile(location).catch(() => Buffer.of());
  return { ...pdfMarks(pdf), runsProgram: runsProgram(pdf) };
}
