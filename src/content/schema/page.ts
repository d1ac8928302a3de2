import { z } from "zod";
import { headerChoices } from "./header-pictures";
import { fieldTraits } from "./kinds";
import { languages } from "../words/phrases";
import { day, image, line, link, oldAddress, pageDescription } from "./fields";

const [usualHeader, ...otherHeaders] = headerChoices;

/**
 * The front matter of content/pages/*.mdx. `lastUpdated` is required for
 * policies only; a rule checks that, because it depends on the file name.
 */
export const pageSchema = z.strictObject({
  title: line(80).describe("the page's title, shown as its main heading"),
  description: pageDescription(),
  lastUpdated: day({ isPast: true })
    .optional()
    .describe("the day the text last changed"),
  lang: z
    .enum(languages)
    .register(fieldTraits, { kind: "language" })
    .optional()
    .describe("the language of the page if it isn't English")
    .meta({ title: "Language" }),
  english: link()
    .optional()
    .describe(
      "the address of the same page in English, such as /volunteer; the two pages then link to each other",
    )
    .meta({ title: "The same in English" }),
  header: image({ minimumWidth: 1600, drawings: headerChoices })
    .optional()
    .describe(
      `the picture behind the title: ${usualHeader} (the usual one), ${otherHeaders.join(", ")}, or one of your own, such as images/heron.jpg`,
    )
    .meta({ title: "Picture behind the title" }),
  menu: z
    .boolean()
    .optional()
    .describe("a link in the menu, which has room for two pages")
    .meta({ title: "Link in the menu" }),
  footer: z
    .boolean()
    .optional()
    .describe("a link in the footer")
    .meta({ title: "Link in the footer" }),
  order: z
    .int()
    .optional()
    .describe(
      "a number; pages with lower numbers come first in the menu and the footer",
    ),
  oldAddresses: z
    .array(oldAddress())
    .optional()
    .describe(
      "addresses that the page had before, such as /help-out; old links to them will lead here",
    ),
});

export type PageFrontMatter = z.infer<typeof pageSchema>;
