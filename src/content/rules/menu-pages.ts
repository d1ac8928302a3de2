import { menuRoom } from "../page-links";
import { show } from "../words/show";
import type { Rule } from "./rule";

const maxLength = 16;

/** Too many pages in the menu, or a title too long for it. */
export const menuPages: Rule<"content"> = {
  *check({ pages }) {
    let count = 0;
    for (const { front } of pages.values()) {
      const menu = front.root.child("menu");
      if (menu?.value !== true) continue;
      count += 1;
      const title = front.root.textOf("title") ?? "";
      if (count > menuRoom) {
        yield {
          node: menu,
          found: `${count} pages with a link in the menu`,
          expected: `at most ${menuRoom}`,
          fix: "leave out the link in the menu (menu: true) here or on another page",
        };
      } else if (title.length > maxLength) {
        yield {
          node: menu,
          found: `${show(title)}, a title of ${title.length} characters`,
          expected: `a title of at most ${maxLength} characters, which fits the menu`,
          fix: "shorten the title, or leave out the link in the menu (menu: true)",
        };
      }
    }
  },
  examples: [
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Terms of Use for Our Visitors\nmenu: true",
      good: "title: Terms of Use",
      message:
        "Terms of Use for Our Visitors, a title of 29 characters → shorten the title, or leave out the link in the menu (menu: true)",
    },
  ],
};
