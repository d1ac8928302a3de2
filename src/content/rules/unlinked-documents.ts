import { withoutQuery } from "../site/addresses";
import { documentAddresses } from "../site/documents";
import { nameOf } from "../schema/upload-names";
import { nearest } from "../words/nearest";
import type { Rule } from "./rule";
import { everyAddress } from "./shared/every-address";
import { rightPath } from "./shared/right-path";

/** Documents that nothing links to. They would be public anyway. */
export const unlinkedDocuments: Rule<"content"> = {
  expected: "a link to it on a page",
  *check(context) {
    const { entries } = context;
    // One that can't be read, or has a wrong name, may hold the link.
    const isReadWhole = entries.every(({ path, text, isDamaged }) => {
      const right = rightPath(path, entries);
      const isRead = text !== undefined && !isDamaged && path === right;
      return isRead || !right?.endsWith(".mdx");
    });
    if (!isReadWhole) return;
    const documents = documentAddresses(entries);
    // Another rule reports these, and names the document that was meant.
    const broken = Array.from(everyAddress(context), (each) => each.address)
      .map(withoutQuery)
      .filter((address) => !documents.includes(address))
      .filter((address) => !/^(?:https:|images\/)/.test(address))
      .map(nameOf);
    for (const address of documents) {
      // As written, so that a link that rules can't read counts, too.
      if (entries.some(({ text = "" }) => text.includes(address))) continue;
      if (nearest(nameOf(address), broken) !== undefined) continue;
      yield {
        file: address.slice(1),
        found: "a document that nothing links to",
        fix: `link to it, such as  [words](${address})  on a page, or delete it`,
        isMissing: true,
      };
    }
  },
  examples: [
    {
      bad: "documents/trail-map.pdf",
      message:
        "a document that nothing links to → link to it, such as  [words](/documents/trail-map.pdf)  on a page, or delete it",
    },
  ],
};
