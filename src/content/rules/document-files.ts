import type { FolderEntry } from "../read/snapshot";
import { largestDocument } from "../schema/limits";
import { fileSize } from "../words/amounts";
import type { Finding, Rule } from "./rule";

/**
 * What keeps a document from being published; also undefined for other files.
 */
export function documentMistake({
  size,
  pdf,
}: FolderEntry): Finding | undefined {
  if (!pdf) return undefined;
  if (!pdf.hasStart) {
    return {
      found: "a file that isn't a PDF",
      fix: "save the original as a PDF, and upload that under the same name",
    };
  }
  if (size > largestDocument) {
    return {
      found: `a PDF of ${fileSize(size)}`,
      fix: "save a smaller version, or split it into parts, and upload that",
    };
  }
  if (!pdf.hasEnd) {
    return {
      found: "an incomplete PDF",
      fix: "upload it again under the same name; the upload may have been cut off",
    };
  }
  if (pdf.runsProgram === false) return undefined;
  return {
    found: pdf.runsProgram
      ? "a PDF that runs a script or another program"
      : "a PDF that can't be checked, such as one with a password",
    expected: "a PDF that only shows its pages",
    fix: "open it in a browser, choose Print, then “Save as PDF”, and upload the new file under the same name",
  };
}

/** Documents that can't be opened, take too long to download, or run programs. */
export const documentFiles: Rule<"entry"> = {
  expected: `a complete PDF of at most ${fileSize(largestDocument)}`,
  check: documentMistake,
  examples: [
    {
      bad: "documents/trail-map.pdf",
      entry: { pdf: { hasStart: false, hasEnd: false, runsProgram: false } },
      message:
        "a file that isn't a PDF → save the original as a PDF, and upload that under the same name",
    },
  ],
};
