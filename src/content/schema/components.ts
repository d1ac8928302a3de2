import { z } from "zod";
import { alternativeText, credit, iconName, image, line } from "./fields";

/** The schema of a tag's attributes, which are always quoted text. */
type Attributes = z.ZodObject<Record<string, z.ZodType<string | undefined>>>;

interface AuthorComponent {
  /** What visitors see, in the words of the editing guide. */
  description: string;
  attributes: Attributes;
  /** Whether it has content: paragraphs, lists, and so on. */
  children: "blocks" | "none";
  /** Whether a visitor can go on from it, to another page or to give. */
  hasLink?: true;
}

const none = z.strictObject({});

/**
 * The components that authors may use in a page, each on its own lines.
 * Attributes are always text, never code.
 */
export const authorComponents = {
  Note: {
    description: "a framed note with a title, for what readers must not miss",
    attributes: z.strictObject({
      title: line(200).describe("the note's title"),
    }),
    children: "blocks",
  },
  Photo: {
    description: "a photo",
    attributes: z.strictObject({
      image: image({ minimumWidth: 640 }),
      alt: alternativeText(),
      caption: line(200).optional().describe("the words under the photo"),
      credit: credit(),
    }),
    children: "none",
  },
  Vignette: {
    description: "a small drawing beside the text that follows",
    attributes: z
      .strictObject({
        name: iconName("the name of the drawing"),
      })
      .meta({ title: "Drawing" }),
    children: "none",
  },
  ContactDetails: {
    description: "the contact details and the EIN from content/site.yml",
    attributes: none,
    children: "none",
    hasLink: true,
  },
  DonateButton: {
    description: "the button that leads to the donation page",
    attributes: none,
    children: "none",
    hasLink: true,
  },
  ImpactFigures: {
    description: "the figures from content/impact.yml",
    attributes: none,
    children: "none",
  },
} as const satisfies Record<string, AuthorComponent>;

export type AuthorComponentName = keyof typeof authorComponents;

export function isAuthorComponent(name: string): name is AuthorComponentName {
  return Object.hasOwn(authorComponents, name);
}

/**
 * The HTML elements, with the schemas of their attributes, that authors may use
 * for what Markdown can't express.
 */
export const htmlElements: Readonly<Record<string, Attributes>> = {
  abbr: z.strictObject({
    title: line(200).optional().describe("what it stands for"),
  }),
  br: none,
  del: none,
  ins: none,
  kbd: none,
  mark: none,
  sub: none,
  sup: none,
};

/** The schema of a tag's attributes; undefined if pages may not use the tag. */
export function attributesOf(name: string): Attributes | undefined {
  if (isAuthorComponent(name)) return authorComponents[name].attributes;
  return Object.hasOwn(htmlElements, name) ? htmlElements[name] : undefined;
}
