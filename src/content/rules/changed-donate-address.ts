import { earlierFiles } from "./shared/earlier-files";
import { donateAddressIn } from "./shared/gifts";
import { show, showWhole } from "../words/show";
import { offsetOf, valueAt } from "../read/yaml";
import { defineRule } from "./define-rule";

/** Gifts that would go to another account than before. */
export const changedDonateAddress = defineRule({
  id: "changed-donate-address",
  on: "site",
  warning: true,
  check({ yaml }, { changed }) {
    const site = yaml.get("site.yml");
    const address = site && donateAddressIn(site);
    const text = changed.get("site.yml");
    if (!address || text === undefined) return;
    const earlier = earlierFiles({ changed: new Map([["site.yml", text]]) });
    const before = earlier.yaml.get("site.yml");
    const known = before && donateAddressIn(before);
    if (address === known) return;
    const isSamePattern =
      valueAt(before?.value, ["donateUrl"]) ===
      valueAt(site.value, ["donateUrl"]);
    const path = [isSamePattern ? "ein" : "donateUrl"];
    return {
      file: site.file,
      at: offsetOf(site, path),
      path: site.words(path),
      found: `${showWhole(address)}, where all gifts would go from now on`,
      expected: known
        ? `${show(known)}, as before`
        : "an account that you know",
      fix: "open it, and make sure that the account belongs to your organization",
    };
  },
  examples: [],
});
