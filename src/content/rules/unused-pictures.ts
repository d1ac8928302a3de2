import { logoFile } from "../schema/logo";
import { isForDusk } from "../schema/upload-names";
import { defineRule } from "./define-rule";
import { everyAddress } from "./shared/every-address";
import { isReadWhole } from "./shared/read-whole";

/** Pictures that nothing shows. Visitors never load them, but staff keep them. */
export const unusedPictures = defineRule({
  id: "unused-pictures",
  on: "content",
  launch: true,
  warning: true,
  expected: "a picture that the site shows",
  *check(files, context) {
    if (!isReadWhole(context)) return;
    const shown = new Set(
      Array.from(everyAddress(files), (each) => each.address),
    );
    for (const { path, picture } of context.entries) {
      if (!picture || isForDusk(path) || path === logoFile || shown.has(path))
        continue;
      yield {
        file: path,
        found: "a picture that nothing shows",
        fix: "delete it, with its .dusk version if it has one, or choose it where it belongs (image)",
      };
    }
  },
  examples: [
    {
      bad: "images/pond.jpg",
      good: "",
      message:
        "a picture that nothing shows → delete it, with its .dusk version if it has one, or choose it where it belongs (image)",
    },
  ],
});
