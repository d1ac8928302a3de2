import { z } from "zod";
import { oneOf } from "../words/amounts";
import { figureColors } from "./figure-colors";
import { day, iconName, line } from "./fields";
import { fieldTraits } from "./kinds";

const figure = z
  .strictObject({
    value: line(12).describe("the number, such as 500+"),
    label: line(40)
      .describe("what the number counts")
      .meta({ title: "What it counts" }),
    icon: iconName("the name of the figure's drawing"),
    color: z
      .enum(figureColors)
      .describe(oneOf(figureColors))
      .register(fieldTraits, { kind: "color" }),
    asOf: day({ isPast: true })
      .optional()
      .describe("the day the number was true"),
    source: line(120)
      .optional()
      .describe("where the number comes from, shown under it"),
  })
  .describe("one figure: value, label, icon and color");

/** content/impact.yml: the impact figures, in display order. */
export const impactSchema = z
  .array(figure)
  .describe("a list of figures, each starting with a hyphen");
