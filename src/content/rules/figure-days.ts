import type { Rule } from "./rule";

/** A new figure with the day of the old one, which visitors see beside it. */
export const figureDays: Rule<"value"> = {
  warning: true,
  expected: "the day when the figure was counted",
  check({ file, key, text = "", parent }, { earlier }) {
    if (file.path !== "impact.yml" || key !== "asOf") return;
    const before = earlier.yaml["impact.yml"]?.root.children.find(
      (each) => each.textOf("label") === parent?.textOf("label"),
    );
    if (before?.textOf("asOf") !== text) return;
    if (before.textOf("value") === parent?.textOf("value")) return;
    return {
      found: `${text}, though the figure has changed`,
      fix: "write the day when the new figure was counted",
    };
  },
  examples: [
    {
      in: "impact.yml",
      before:
        '- value: "400+"\n  label: Acres\n  icon: gift\n  color: green\n  asOf: 2025-05-31',
      bad: '- value: "500+"\n  label: Acres\n  icon: gift\n  color: green\n  asOf: 2025-05-31',
      good: '- value: "500+"\n  label: Acres\n  icon: gift\n  color: green\n  asOf: 2025-06-30',
      message:
        "2025-05-31, though the figure has changed → write the day when the new figure was counted",
    },
  ],
};
