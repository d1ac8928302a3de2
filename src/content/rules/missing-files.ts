import { nameOf } from "../schema/upload-names";
import { pageFile, requiredPages } from "../schema/page-address";
import { requiredFiles } from "../schema/files";
import type { Rule } from "./rule";
import { isMisplaced } from "./shared/right-path";

const required = [
  ...Object.keys(requiredFiles),
  ...requiredPages.map((address) => pageFile(address)),
];

/** Missing required files, unless another rule reports a misnamed one. */
export const missingFiles: Rule<"content"> = {
  check({ entries }) {
    const paths = entries.map(({ path }) => path);
    return required
      .filter((file) => !paths.includes(file) && !isMisplaced(file, entries))
      .map((file) => ({
        file,
        found: "no such file",
        expected: `the file ${file}`,
        fix: `bring it back from an earlier version, or name it ${nameOf(file)} again if it was renamed; the site needs it`,
      }));
  },
  examples: [
    {
      in: "pages/about.mdx",
      without: "home.yml",
      bad: "",
      good: "We restore land.",
      message:
        "no such file → bring it back from an earlier version, or name it home.yml again if it was renamed; the site needs it",
    },
  ],
};
