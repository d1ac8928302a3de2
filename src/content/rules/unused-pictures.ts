import { logoFile } from "../schema/logo";
import { isForDusk } from "../schema/upload-names";
import type { Rule } from "./rule";

/** Pictures that nothing shows. Visitors never load them, but staff keep them. */
export const unusedPictures: Rule<"content"> = {
  launch: true,
  warning: true,
  expected: "a picture that the site shows",
  *check({ entries }) {
    // As written, so that one in a tag or a file that can't be read counts, too.
    const texts = entries.map(({ text = "" }) => text);
    for (const { path, picture } of entries) {
      if (!picture || isForDusk(path) || path === logoFile) continue;
      if (texts.some((text) => text.includes(path))) continue;
      yield {
        file: path,
        found: "a picture that nothing shows",
        fix: "delete it, along with its .dusk version if it has one, or use it somewhere (image)",
      };
    }
  },
  examples: [
    {
      bad: "images/pond.jpg",
      message:
        "a picture that nothing shows → delete it, along with its .dusk version if it has one, or use it somewhere (image)",
    },
  ],
};
