import { z } from "zod";
import { iconNames } from "./icon-names";
import {
  alternativeText,
  credit,
  image,
  labeledLink,
  line,
  pageDescription,
  paragraphs,
} from "./fields";

const lead = () =>
  paragraphs(400)
    .describe("the short text under the section's heading")
    .meta({ title: "Words under the heading" });

const text = () =>
  paragraphs(1600).describe(
    "the section's text; a blank line starts a paragraph",
  );

const pillar = z
  .strictObject({
    title: line(60).describe("the pillar's name"),
    text: paragraphs(400).describe(
      "what the pillar means, in a sentence or two",
    ),
    icon: z.enum(iconNames).describe("the name of the pillar's drawing"),
  })
  .describe("one pillar: title, text and icon");

const section = z
  .strictObject({ lead: lead() })
  .describe("the section's words: lead");

const sectionWithText = z
  .strictObject({ lead: lead(), text: text() })
  .describe("the section's words: lead and text");

/** content/home.yml: the text of the home page, by section. */
export const homeSchema = z.strictObject({
  description: pageDescription(),
  hero: z
    .strictObject({
      heading: line(80).describe("the large words over the picture"),
      text: paragraphs(400).describe("the sentence or two under the heading"),
      image: image({ minimumWidth: 1600 }),
      alt: alternativeText(),
      credit: credit(),
    })
    .describe("the top of the page: heading, text, image and alt"),
  about: sectionWithText,
  mission: z
    .strictObject({
      lead: lead(),
      pillars: z
        .array(pillar)
        .length(3)
        .describe("exactly three pillars, each with title, text and icon"),
    })
    .describe("the section's words: lead and three pillars"),
  programs: section,
  impact: section,
  callToAction: sectionWithText
    .extend({
      link: labeledLink()
        .optional()
        .describe(
          "a link after the text, such as to another way to help: label and url",
        ),
      image: image({ minimumWidth: 1600 }).optional(),
      alt: alternativeText().optional(),
      credit: credit(),
    })
    .refine(({ image, alt }) => image === undefined || alt !== undefined, {
      path: ["alt"],
    })
    .describe("the section's words, and a picture of its own: image and alt"),
  contact: sectionWithText,
});

export type Home = z.infer<typeof homeSchema>;
