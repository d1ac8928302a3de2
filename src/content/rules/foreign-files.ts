import { nameOf, pageNameFrom } from "../file-names";
import { show } from "../words";
import { defineRule } from "./define-rule";

const textDocument = /\.(?:docx?|odt|rtf|pages|gdoc)$/i;

const otherDocument =
  /\.(?:xlsx?|ods|csv|numbers|gsheet|pptx?|odp|key|mp[34]|mov|m4[av]|avi|webm|wav)$/i;

const elsewhere =
  "write what visitors need on a page, upload it to content/documents as a PDF, or link to the file on another site";

/** Files in formats that the site can't show, and PDFs in the wrong folder. */
export const foreignFiles = defineRule({
  id: "foreign-files",
  on: "entry",
  expected: "pages that end in .mdx, pictures, and PDFs in content/documents",
  check({ path, kind }) {
    const name = nameOf(path);
    const isInDocuments = path.startsWith("documents/");
    if (kind === "file" && /\.pdf$/i.test(name) && !isInDocuments) {
      return {
        found: `${show(name)}, a PDF in another folder`,
        fix: "move it to content/documents: upload it there, and delete it here",
      };
    }
    const isText = textDocument.test(name);
    if (kind !== "file" || !(isText || otherDocument.test(name))) return;
    return {
      found: `${show(name)}, which the site can't show`,
      fix:
        isText && !isInDocuments
          ? `make a new file ${pageNameFrom(name)} in content/pages, copy the text into it, and delete this one`
          : `delete it here; ${elsewhere}`,
    };
  },
  examples: [
    {
      bad: "pages/Our Flyer.docx",
      good: "pages/our-flyer.mdx",
      message:
        "Our Flyer.docx, which the site can't show → make a new file our-flyer.mdx in content/pages, copy the text into it, and delete this one",
    },
    {
      bad: "images/report.pdf",
      good: "",
      message:
        "report.pdf, a PDF in another folder → move it to content/documents: upload it there, and delete it here",
    },
    {
      bad: "documents/Budget.xlsx",
      good: "",
      message: `Budget.xlsx, which the site can't show → delete it here; ${elsewhere}`,
    },
  ],
});
