import { z } from "zod";
import type { ValueNode } from "../read/value-node";
import { sceneNames } from "../schema/icon-names";
import { oneOf } from "../words/amounts";
import { show } from "../words/show";
import { defineRule } from "./define-rule";
import {
  shippedFigures,
  shippedPictures,
  shippedWords,
} from "./shared/shipped";

function isShipped({ kind, name, type, parent, text = "" }: ValueNode) {
  if (kind?.kind === "picture") return shippedPictures.includes(text);
  if (type instanceof z.ZodEnum)
    return sceneNames.some((scene) => scene === text);
  if (name === "value")
    return shippedFigures[parent?.textOf("label") ?? ""] === text;
  return shippedWords.some((words) => text.includes(words));
}

const fix =
  "leave what is yours or true of you, and replace or remove the rest";

/**
 * What still stands of the entries that the site came with. It may be true of
 * another organization, too, so it is a question: one for each entry.
 */
export const shippedContent = defineRule({
  id: "shipped-content",
  on: "value",
  launch: true,
  warning: true,
  expected:
    "words and figures that are true of you, and pictures and drawings that fit",
  check(node) {
    // A paragraph, and an attribute of a tag, are in no entry.
    const parts = node.keys ? node.children : [node];
    const shipped = parts.filter(isShipped);
    const [first] = shipped;
    if (!first) return;
    const names = shipped.map(({ name }) => name || "text");
    return {
      found: `${oneOf(names, "and")} that came with the site: ${show(first.text ?? "")}`,
      fix,
    };
  },
  examples: [
    {
      in: "impact.yml",
      bad: '- value: "15"\n  label: Species Protected\n  icon: heron',
      good: '- value: "15"\n  label: Species\n  icon: heart',
      message: `value and icon that came with the site: 15 → ${fix}`,
    },
    {
      in: "programs.yml",
      bad: "  description: We pull bottles and tangled fishing line from the water.",
      good: "  description: We gather seed in October.",
      message: `description that came with the site: We pull bottles and tangled fishing line from the water. → ${fix}`,
    },
    {
      in: "pages/terms-of-use.mdx",
      beside: { "images/hero.jpg": "" },
      bad: "lastUpdated: 2025-06-30\nimage: images/hero.jpg",
      good: "lastUpdated: 2025-06-30\nheader: fence",
      message: `image that came with the site: images/hero.jpg → ${fix}`,
    },
    {
      in: "pages/about.mdx",
      bad: "Young oaks grow beside the old ones.",
      good: "Young readers sit beside the old ones.",
      message: `text that came with the site: Young oaks grow beside the old ones. → ${fix}`,
    },
    {
      in: "pages/about.mdx",
      bad: '<Vignette name="fire" />',
      good: '<Vignette name="book" />',
      message: `name that came with the site: fire → ${fix}`,
    },
  ],
});
