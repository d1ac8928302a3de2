import {
  barItems,
  footerItems,
  menuRoom,
  policyItems,
  shownItems,
} from "../site/navigation";
import { characterCount } from "../words/characters";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { homeSections } from "./shared/link-targets";

const maxLength = 16;

/** A page in the menu, for an example. */
const inMenu = (title: string) =>
  `---\ntitle: ${title}\ndescription: What we do in every season, and how you can help with it.\nmenu: true\n---\n\nCome and [see](/about).`;

/** Too many pages in the menu, a page that is linked already, or a title too long. */
export const menuPages: Rule<"content"> = {
  *check(files) {
    /** The links that are there anyway. */
    const own = {
      menu: shownItems(barItems, homeSections(files)),
      footer: [...footerItems, ...policyItems],
    };
    const taken = own.menu.map((item) => item.title.toLowerCase());
    let count = 0;
    for (const { address, front } of files.pages.values()) {
      for (const place of ["menu", "footer"] as const) {
        const node = front.root.field(place);
        if (node?.value !== true) continue;
        if (own[place].every((item) => item.address !== address)) continue;
        yield {
          node,
          found: `a second link to this page in the ${place}`,
          expected: "one link to each page",
          fix: `take the page out of the ${place}`,
        };
      }
      const menu = front.root.field("menu");
      if (menu?.value !== true) continue;
      count += 1;
      const title = front.root.textOf("title")?.trim() ?? "";
      if (count > menuRoom) {
        yield {
          node: menu,
          found: `${count} pages with a link in the menu`,
          expected: `at most ${menuRoom}`,
          fix: "take this page or another one out of the menu",
        };
      } else if (taken.includes(title.toLowerCase())) {
        yield {
          node: menu,
          found: `${show(title)}, a second link with that name in the menu`,
          expected: "links in the menu that visitors can tell apart",
          fix: "give the page a different title, or take it out of the menu",
        };
      } else if (characterCount(title) > maxLength) {
        yield {
          node: menu,
          found: `${show(title)}, a title of ${characterCount(title)} characters`,
          expected: `a title of at most ${maxLength} characters, which fits the menu`,
          fix: "shorten the title, or take the page out of the menu",
        };
      }
    }
  },
  examples: [
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Our Terms\nmenu: true",
      good: "title: Our Terms",
      message:
        "3 pages with a link in the menu → take this page or another one out of the menu",
      beside: {
        "pages/crew.mdx": inMenu("The Crew"),
        "pages/help.mdx": inMenu("Help Out"),
      },
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Terms of Use\nfooter: true",
      good: "title: Terms of Use",
      message:
        "a second link to this page in the footer → take the page out of the footer",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Programs\nmenu: true",
      good: "title: Our Terms\nmenu: true",
      message:
        "Programs, a second link with that name in the menu → give the page a different title, or take it out of the menu",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Terms of Use for Our Visitors\nmenu: true",
      good: "title: Terms of Use",
      message:
        "Terms of Use for Our Visitors, a title of 29 characters → shorten the title, or take the page out of the menu",
    },
  ],
};
