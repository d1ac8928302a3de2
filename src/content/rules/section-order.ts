import { fieldNames } from "../schema/schema-tree";
import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** Sections of the home page in another order, which visitors never see. */
export const sectionOrder = defineRule({
  id: "section-order",
  on: "value",
  warning: true,
  expected: "the sections in the order of the page",
  *check({ parent, type, children, file }) {
    if (parent || file.path !== "home.yml" || !type) return;
    const names = fieldNames(type);
    let last = "";
    for (const { name, keyAt: at, words: path } of children) {
      if (!names.includes(name)) continue;
      if (names.indexOf(name) < names.indexOf(last)) {
        yield {
          at,
          path,
          found: `${show(name)} below ${last}`,
          fix: "put it back; the page shows its sections in one order, which only a developer can change",
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
        "programs below impact → put it back; the page shows its sections in one order, which only a developer can change",
    },
  ],
});
