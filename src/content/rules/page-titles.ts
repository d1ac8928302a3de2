import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** Two pages with the same title, which visitors and search results can't tell apart. */
export const pageTitles = defineRule({
  id: "page-titles",
  on: "content",
  expected: "a title that no other page has",
  *check({ pages }) {
    const files = new Map<string, string>();
    for (const { file, front } of pages.values()) {
      const title = front.root.child("title");
      const core = (title?.text ?? "").trim().toLowerCase();
      const other = files.get(core);
      files.set(core, file.path);
      if (!title || other === undefined) continue;
      yield {
        ...title.place,
        found: `${show(title.text ?? "")}, which is also the title of ${other}`,
        fix: "give one of the two pages another title",
      };
    }
  },
  examples: [
    {
      in: "pages/privacy-policy.mdx",
      bad: "title: About us",
      good: "title: Privacy",
      message:
        "About us, which is also the title of pages/about.mdx → give one of the two pages another title",
    },
  ],
});
