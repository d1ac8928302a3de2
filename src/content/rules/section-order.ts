import { fieldNames } from "../schema/schema-tree";
import { show } from "../words/show";
import type { Rule } from "./rule";

/**
 * Home page sections written in another order, which doesn't move them on the
 * page.
 */
export const sectionOrder: Rule<"value"> = {
  warning: true,
  expected: "the sections in the same order as on the page",
  *check({ parent, type, children, file }) {
    if (parent || file.path !== "home.yml" || !type) return;
    // That list gives the order, so the order in the file doesn't matter.
    if (children.some(({ name }) => name === "sections")) return;
    const names = fieldNames(type);
    let last = "";
    for (const node of children) {
      const { name, keyAt: at } = node;
      if (!names.includes(name)) continue;
      if (names.indexOf(name) < names.indexOf(last)) {
        yield {
          at,
          node,
          found: `${show(name)} below ${last}`,
          fix: "put it back; to change the order on the page, write  sections: [about, mission, …]",
        };
        return;
      }
      last = name;
    }
  },
  examples: [
    {
      in: "home.yml",
      bad: "impact:\n  lead: So far\nprograms:\n  lead: Come along",
      good: "programs:\n  lead: Come along\nimpact:\n  lead: So far",
      message:
        "programs below impact → put it back; to change the order on the page, write  sections: [about, mission, …]",
    },
  ],
};
