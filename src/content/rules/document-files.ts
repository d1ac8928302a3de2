import { largestDocument } from "../schema/limits";
import { fileSize } from "../words";
import { defineRule } from "./define-rule";

/** Documents that can't be opened, or that take too long to download. */
export const documentFiles = defineRule({
  id: "document-files",
  on: "entry",
  expected: `a whole PDF of at most ${fileSize(largestDocument)}`,
  check({ size, pdf }) {
    if (!pdf) return;
    if (!pdf.hasStart) {
      return {
        found: "a file that isn't a PDF",
        fix: "save the original as a PDF, and upload that under the same name",
      };
    }
    if (size > largestDocument) {
      return {
        found: fileSize(size),
        fix: "save a smaller version, or split it into parts, and upload that",
      };
    }
    if (pdf.hasEnd) return;
    return {
      found: "an incomplete PDF",
      fix: "upload it again under the same name; the upload may have been cut off",
    };
  },
  examples: [],
});
