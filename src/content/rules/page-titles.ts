import type { ParsedPage } from "../read/page";
import { show } from "../words/show";
import type { Rule } from "./rule";

/**
 * Two pages in a language with the same title, which visitors and search results
 * can't tell apart. If one of them is new, it is reported there.
 */
export const pageTitles: Rule<"content"> = {
  expected: "a title that no other page has",
  *check({ pages, changed }) {
    const addresses = new Map<string, string>();
    const isNew = ({ file }: ParsedPage) =>
      Number(changed.get(file.path) === null);
    const all = [...pages.values()].toSorted((a, b) => isNew(a) - isNew(b));
    for (const { address, front } of all) {
      const title = front.root.field("title");
      const language = front.root.textOf("lang") ?? "en";
      const core = `${language} ${title?.text?.trim().toLowerCase() ?? ""}`;
      const other = addresses.get(core);
      addresses.set(core, address);
      if (!title || other === undefined) continue;
      yield {
        node: title,
        found: `${show(title.text ?? "")}, which is also the title of the page ${other}`,
        fix: "give one of the two pages a different title",
      };
    }
  },
  examples: [
    {
      in: "pages/privacy-policy.mdx",
      bad: "title: About us",
      good: "title: Privacy",
      message:
        "About us, which is also the title of the page /about → give one of the two pages a different title",
    },
  ],
};
