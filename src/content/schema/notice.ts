import { z } from "zod";
import { day, labeledLink, line } from "./fields";

/** content/notice.yml: a notice at the top of every page. */
export const noticeSchema = z.strictObject({
  text: line(160).describe("the notice, in a sentence or two"),
  link: labeledLink().optional().describe("a link after the text"),
  until: day({ isPast: false })
    .optional()
    .describe("the last day it shows")
    .meta({ title: "Last day" }),
});
