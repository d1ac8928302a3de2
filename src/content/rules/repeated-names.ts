import { nameFields } from "../schema/kinds";
import { show } from "../words/show";
import type { Rule } from "./rule";

const core = (text: string) => text.trim().toLowerCase();

/** List entries with the same name, which visitors can't tell apart. */
export const repeatedNames: Rule<"value"> = {
  expected: "a name that no other entry has",
  check({ key, text = "", parent: entry }) {
    const field = nameFields.find((name) => name === key);
    if (!field || typeof entry?.key !== "number") return;
    const isTaken = entry.parent?.children.some(
      (other) =>
        other.at < entry.at &&
        core(other.textOf(field) ?? "") === core(text) &&
        // The same event may take place on several days, or in several places.
        (["start", "place"] as const).every(
          (name) => other.textOf(name) === entry.textOf(name),
        ),
    );
    if (!isTaken) return;
    return {
      found: `${show(text)} a second time`,
      fix: "give it a different name, or remove one of the two entries",
    };
  },
  examples: [
    {
      bad: "- title: heron watch\n  description: We walk at dawn.\n  image: images/seed.jpg\n  alt: People on a trail\n- title: Seed Day",
      good: "- title: Seed Day",
      message:
        "heron watch a second time → give it a different name, or remove one of the two entries",
    },
  ],
};
