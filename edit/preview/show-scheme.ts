import { duskQuery } from "../../src/theme/queries";
import { turnQuery } from "../../src/theme/turn-query";

/** Not by `instanceof`: the rules belong to the frame's own window. */
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule =>
  "media" in rule && "conditionText" in rule;

/**
 * Shows a page by day or at dusk, whatever the device's scheme is, as
 * `inline-script/scheme.ts` does on the site.
 */
export function showScheme(page: Document, isDusk: boolean) {
  const isDeviceScheme = isDusk === matchMedia(duskQuery).matches;
  for (const { cssRules } of page.styleSheets) {
    for (const rule of cssRules) {
      if (isMediaRule(rule)) turnQuery(rule.media, "mediaText", isDeviceScheme);
    }
  }
  for (const source of page.querySelectorAll("source")) {
    turnQuery(source, "media", isDeviceScheme);
  }
  page.documentElement.style.colorScheme = isDusk ? "dark" : "light";
}
