import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** Field names used twice in one group. */
export const duplicateFields = defineRule({
  id: "duplicate-fields",
  on: "fields",
  expected: "each field once",
  *check({ errors, source }) {
    for (const { code, at } of errors) {
      if (code !== "DUPLICATE_KEY") continue;
      const [name = ""] = source.slice(at).split(/[:\s]/, 1);
      const found = `${show(name)} a second time`;
      yield { at, found, fix: "keep one of the two and remove the other" };
    }
  },
  examples: [
    {
      in: "site.yml",
      bad: "county: Story County\ncounty: Polk County",
      good: "county: Polk County",
      message:
        "county a second time → keep one of the two and remove the other",
    },
  ],
});
