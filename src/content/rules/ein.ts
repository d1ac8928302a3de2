import { show } from "../words";
import { defineRule } from "./define-rule";

/** A tax ID with nine digits but a missing or misplaced hyphen. */
export const ein = defineRule({
  id: "ein",
  on: "field",
  expected: 'the tax number (EIN) in quotes, such as "12-3456789"',
  check({ field: { kind, value, name } }) {
    const text = String(value);
    const [, two = "", seven = ""] =
      /^\s*[“”]?(\d{2})[\s\p{Pd}−]*(\d{7})[“”]?\s*$/u.exec(text) ?? [];
    const right = `${two}-${seven}`;
    if (kind?.kind !== "ein" || two === "" || text.trimEnd() === right) return;
    return { found: show(text), fix: `write  ${name}: "${right}"` };
  },
  examples: [
    {
      in: "site.yml",
      bad: 'ein: "12–3456789"',
      good: 'ein: "12-3456789"',
      message: '12–3456789 → write  ein: "12-3456789"',
    },
  ],
});
