import { nameOf } from "../file-names";
import { show } from "../words";
import { defineRule } from "./define-rule";

/**
 * Hidden files could contain anything, and editors' backup copies look like the
 * real file, so all of them are reported.
 */
export const hiddenFiles = defineRule({
  id: "hidden-files",
  on: "entry",
  expected: "only pages, pictures, documents and the .yml files",
  check({ path }) {
    const name = nameOf(path);
    if (!/^[.~]|~$|\.(?:bak|orig|old|tmp|swp|rej)$/i.test(name)) return;
    return {
      found: `${show(name)}, which is hidden or a backup`,
      fix: "delete it; everything in the content folder is published or rejected",
    };
  },
  examples: [
    {
      bad: "pages/about.mdx~",
      good: "",
      message:
        "about.mdx~, which is hidden or a backup → delete it; everything in the content folder is published or rejected",
    },
  ],
});
