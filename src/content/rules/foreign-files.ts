import { nameOf, pageNameFrom } from "../file-names";
import { show } from "../words";
import { defineRule } from "./define-rule";

const textDocument = /\.(?:docx?|odt|rtf|pages|gdoc)$/i;

const otherDocument =
  /\.(?:pdf|xlsx?|ods|csv|numbers|gsheet|pptx?|odp|key|mp[34]|mov|m4[av]|avi|webm|wav)$/i;

/** Documents in formats that the site can't show, in any folder. */
export const foreignFiles = defineRule({
  id: "foreign-files",
  on: "entry",
  expected: "pages that end in .mdx, and pictures",
  check({ path, kind }) {
    const name = nameOf(path);
    const isText = textDocument.test(name);
    if (kind !== "file" || !(isText || otherDocument.test(name))) return;
    return {
      found: `${show(name)}, which the site can't show`,
      fix: isText
        ? `make a new file ${pageNameFrom(name)} in content/pages, copy the text into it, and delete this one`
        : "delete it here; write what visitors need on a page, or link to the file on another site",
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
        "report.pdf, which the site can't show → delete it here; write what visitors need on a page, or link to the file on another site",
    },
  ],
});
