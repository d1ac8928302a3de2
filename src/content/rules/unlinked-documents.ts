import { addressOnSite, withoutQuery } from "../site/addresses";
import { documentAddresses } from "../site/documents";
import { ownAddress } from "../read/parsed-content";
import { nameOf } from "../schema/upload-names";
import { nearest } from "../words/nearest";
import type { Rule } from "./rule";
import { everyAddress } from "./shared/every-address";
import { rightPath } from "./shared/right-path";

/** Documents that nothing links to. They would be public anyway. */
export const unlinkedDocuments: Rule<"content"> = {
  expected: "a link to it on a page",
  *check(context) {
    const { entries, pages, yaml } = context;
    // One that can't be read may hold the link.
    const read = new Set([...pages.values()].map(({ file }) => file.path));
    const isReadWhole =
      entries.every(
        ({ path }) =>
          read.has(path) || !rightPath(path, entries)?.endsWith(".mdx"),
      ) && Object.values(yaml).every(({ errors }) => errors.length === 0);
    if (!isReadWhole) return;
    const documents = documentAddresses(entries);
    const own = ownAddress(context);
    const addresses = Array.from(everyAddress(context), (each) => each.address);
    const linked = addresses.map((address) => addressOnSite(address, own));
    // Another rule reports these, and names the document that was meant.
    const broken = addresses
      .map(withoutQuery)
      .filter((address) => !documents.includes(address))
      .filter((address) => !/^(?:https:|images\/)/.test(address))
      .map(nameOf);
    for (const address of documents) {
      if (linked.includes(address)) continue;
      if (nearest(nameOf(address), broken) !== undefined) continue;
      yield {
        file: address.slice(1),
        found: "a document that nothing links to",
        fix: `link to it, such as  [words](${address})  on a page, or delete it`,
        isUnfinished: true,
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
