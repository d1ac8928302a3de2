import { nameOf } from "../schema/upload-names";
import { formerNames } from "./shared/former-names";
import { pageFile, requiredPages } from "../page-path";
import { requiredFiles } from "../schema/files";
import { defineRule } from "./define-rule";
import { rightPath } from "./shared/right-path";

const required = [
  ...Object.keys(requiredFiles),
  ...requiredPages.map((address) => pageFile(address)),
];

/** Missing required files, unless another rule reports a misnamed one. */
export const missingFiles = defineRule({
  id: "missing-files",
  on: "content",
  check({ entries }) {
    const paths = entries.map(({ path }) => path);
    const renamed = [...formerNames(entries).values()];
    const meant = entries
      .filter(({ kind }) => kind === "file")
      .map(({ path }) => rightPath(path, entries));
    const isMisnamed = (file: string) =>
      renamed.includes(nameOf(file)) || meant.includes(file);
    return required
      .filter((file) => !paths.includes(file) && !isMisnamed(file))
      .map((file) => ({
        file,
        found: "no such file",
        expected: `the file ${file}`,
        fix: "bring it back from an earlier version; the site needs it",
      }));
  },
  examples: [
    {
      without: "home.yml",
      bad: "",
      good: "We restore land.",
      message:
        "no such file → bring it back from an earlier version; the site needs it",
    },
  ],
});
