import { logoFile } from "../schema/logo";
import { defineRule } from "./define-rule";

const found = "no logo, so the site shows a shield with a river and hills";
const fix = "add it as content/images/logo.png, or keep the shield";

/** No logo of the organization's own, so that the site shows its shield. */
export const missingLogo = defineRule({
  id: "missing-logo",
  on: "content",
  launch: true,
  warning: true,
  expected: "your logo, or the shield if it suits you",
  check({ entries }) {
    if (entries.some(({ path }) => path === logoFile)) return;
    return { file: logoFile, found, fix };
  },
  examples: [
    {
      without: logoFile,
      bad: "",
      good: "We restore land.",
      message: `${found} → ${fix}`,
    },
  ],
});
