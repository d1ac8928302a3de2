import { z } from "zod";
import {
  describedImage,
  iconName,
  image,
  labeledLink,
  line,
  pageDescription,
  paragraphs,
} from "./fields";
import { fieldTraits } from "./kinds";

/** The sections below the hero, in their usual order; also their ids. */
export const sectionNames = [
  "about",
  "mission",
  "programs",
  "impact",
  "events",
  "callToAction",
  "contact",
] as const;

export const sectionName = z
  .enum(sectionNames)
  .describe("the name of a section")
  .register(fieldTraits, { kind: "section" });

export type SectionName = (typeof sectionNames)[number];

const heading = () => line(60).optional().describe("the section's heading");

const button = () => line(40).optional().describe("the words on its button");

/** A picture that a section can do without. */
const ownPicture = (minimumWidth: number) =>
  z.object(describedImage(minimumWidth)).partial({ image: true, alt: true })
    .shape;

const hasAlt = ({ image, alt }: { image?: unknown; alt?: unknown }) =>
  image === undefined || alt !== undefined;

const pillar = z
  .strictObject({
    title: line(60).describe("the pillar's name"),
    text: paragraphs(400).describe(
      "what the pillar means, in a sentence or two",
    ),
    icon: iconName("the name of the pillar's drawing"),
  })
  .describe("one pillar: title, text and icon");

const section = z
  .strictObject({
    heading: heading(),
    lead: paragraphs(400)
      .describe("the short text under the section's heading")
      .meta({ title: "Words under the heading" }),
  })
  .describe("the section's words: heading and lead");

const sectionWithText = section
  .extend({
    text: paragraphs(1600).describe(
      "the section's text; a blank line starts a paragraph",
    ),
  })
  .describe("the section's words: heading, lead and text");

/** content/home.yml: the text of the home page, by section. */
export const homeSchema = z.strictObject({
  description: pageDescription(),
  sections: z
    .array(sectionName)
    .superRefine((names, context) => {
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        const message = "name each section once";
        context.addIssue({ code: "custom", path: [index], message });
      }
    })
    .optional()
    .describe(
      "the sections to show, in this order; those you leave out are hidden but keep their words; without this list, all are shown",
    ),
  hero: z
    .strictObject({
      heading: line(80).describe("the large words over the picture"),
      text: paragraphs(400).describe("the sentence or two under the heading"),
      button: line(40)
        .optional()
        .describe("the words on the button that leads to the donation page"),
      more: line(40)
        .optional()
        .describe(
          "the words on the button that leads to your mission or, without that section, to About or Programs",
        )
        .meta({ title: "Second button" }),
      ...describedImage(1600),
      portrait: z
        .strictObject({ image: image({ minimumWidth: 800 }) })
        .optional()
        .describe(
          "a tall picture that phones show instead; the description (alt) and the credit must fit both",
        )
        .meta({ title: "Picture for phones" }),
    })
    .describe("the top of the page: heading, text, image and alt")
    .meta({ title: "Top of the page" }),
  about: sectionWithText
    .extend(ownPicture(800))
    .refine(hasAlt, { path: ["alt"] })
    .describe("the section's words, and a picture of its own: image and alt"),
  mission: section
    .extend({
      pillars: z
        .array(pillar)
        .min(1)
        .max(6)
        .describe("one to six pillars, each with title, text and icon"),
    })
    .describe("the section's words: heading, lead and one to six pillars"),
  programs: section,
  impact: section,
  events: z
    .strictObject({ heading: heading(), button: button() })
    .optional()
    .describe("the words of the next events: heading and button"),
  callToAction: sectionWithText
    .extend({
      button: button(),
      link: labeledLink()
        .optional()
        .describe("a link after the text, such as to another way to help"),
      ...ownPicture(1600),
    })
    .refine(hasAlt, { path: ["alt"] })
    .describe("the section's words, and a picture of its own: image and alt"),
  contact: sectionWithText
    .extend({
      button: button(),
      icon: iconName(
        "the name of the drawing beside it; leave it out for none",
      ).optional(),
    })
    .describe("the section's words: heading, lead, text and button"),
});
