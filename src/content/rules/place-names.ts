import { show } from "../words";
import { defineRule } from "./define-rule";

/** A city with a comma, or a ZIP code where only the state belongs. */
export const placeNames = defineRule({
  id: "place-names",
  on: "field",
  expected: "the name alone; the site writes the comma and the ZIP code itself",
  check({ field: { path, value, name } }) {
    const text = String(value).trim();
    const isPlace = path[0] === "address" && /^(?:city|state)$/.test(name);
    if (!isPlace || !/[,\d]/.test(text)) return;
    const [before = ""] = text.split(/[,\d]/, 1);
    const plain = before.trim() || text.replaceAll(/[\d,-]/g, "");
    return plain.trim() === ""
      ? undefined
      : { found: show(text), fix: `write  ${name}: ${show(plain)}` };
  },
  examples: [
    {
      in: "site.yml",
      bad: "  state: Iowa 50010",
      good: "  state: Iowa",
      message: "Iowa 50010 → write  state: Iowa",
    },
  ],
});
