import { pathOf } from "../documents";
import { nameOf } from "../file-names";
import { nearest } from "../words";
import { linkedAddresses } from "./dead-ends";
import { defineRule } from "./define-rule";

/** Documents that nothing links to, which are public all the same. */
export const unlinkedDocuments = defineRule({
  id: "unlinked-documents",
  on: "site",
  expected: "a document that the site links to",
  *check(files, { entries }) {
    const documents = entries.filter(({ pdf }) => pdf).map(({ path }) => path);
    const linked = linkedAddresses(files).map(pathOf);
    // Another rule reports these, and names the document that was meant.
    const broken = linked
      .filter((address) => !documents.includes(address.slice(1)))
      .filter((address) => !address.startsWith("https:"))
      .map(nameOf);
    for (const path of documents) {
      if (linked.includes(`/${path}`)) continue;
      if (nearest(nameOf(path), broken) !== undefined) continue;
      yield {
        file: path,
        found: "a document that nothing links to",
        fix: `link to it, such as  [words](/${path})  on a page, or delete it`,
      };
    }
  },
  examples: [],
});
