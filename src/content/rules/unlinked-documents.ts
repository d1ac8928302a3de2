import { documentAddresses, pathOf } from "../documents";
import { fieldsOf } from "../read/yaml-files";
import { nameOf } from "../schema/upload-names";
import { nearest } from "../words/nearest";
import { linkedAddresses } from "./dead-ends";
import { type Context, defineRule } from "./define-rule";

/** Whether no page and no value is left out, which may hold the link. */
export function isReadWhole({ pages, yaml, entries }: Context): boolean {
  const read = new Set([...pages.values()].map(({ file }) => file.path));
  return (
    entries.every(({ path }) => !path.endsWith(".mdx") || read.has(path)) &&
    fieldsOf(yaml).every(({ errors }) => errors.length === 0)
  );
}

/** Documents that nothing links to. They would be public anyway. */
export const unlinkedDocuments = defineRule({
  id: "unlinked-documents",
  on: "content",
  expected: "a document that the site links to",
  *check(files, context) {
    if (!isReadWhole(context)) return;
    const { entries } = context;
    const documents = documentAddresses(entries);
    const linked = linkedAddresses(files).map(pathOf);
    // Another rule reports these, and names the document that was meant.
    const broken = linked
      .filter((address) => !documents.includes(address))
      .filter((address) => !address.startsWith("https:"))
      .map(nameOf);
    for (const address of documents) {
      if (linked.includes(address)) continue;
      if (nearest(nameOf(address), broken) !== undefined) continue;
      yield {
        file: address.slice(1),
        found: "a document that nothing links to",
        fix: `link to it, such as  [words](${address})  on a page, or delete it`,
      };
    }
  },
  examples: [
    {
      bad: "documents/trail-map.pdf",
      good: "",
      message:
        "a document that nothing links to → link to it, such as  [words](/documents/trail-map.pdf)  on a page, or delete it",
    },
  ],
});
