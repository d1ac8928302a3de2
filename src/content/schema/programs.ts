import { z } from "zod";
import { describedImage, line, link, paragraphs } from "./fields";

const program = z
  .strictObject({
    title: line(60).describe("the program's name"),
    description: paragraphs(300).describe(
      "what the program does, in a sentence or two",
    ),
    ...describedImage(800),
    link: link()
      .optional()
      .describe(
        "where the card leads: a page on this site, such as /about, or an https:// address",
      ),
  })
  .describe("one program card: title, description, image and alt");

/** content/programs.yml: the program cards, in display order. */
export const programsSchema = z
  .array(program)
  .describe("a list of program cards, each starting with a hyphen");
