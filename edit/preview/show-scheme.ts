import { duskQuery } from "../../src/theme/queries";

/** Not by `instanceof`: the rules belong to the frame's own window. */
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule =>
  "media" in rule && "conditionText" in rule;

/**
 * Shows a page by day or at dusk, whatever the device's scheme is. As on the
 * site, `dark` in its `(prefers-color-scheme: dark)` becomes `light` if the two
 * differ, because a page can't choose its own scheme.
 */
export function showScheme(page: Document, isDusk: boolean) {
  const word = isDusk === matchMedia(duskQuery).matches ? "dark" : "light";
  const turned = (query: string) => query.replace(/dark|light/, word);
  for (const { cssRules } of page.styleSheets) {
    for (const rule of cssRules) {
      if (!isMediaRule(rule)) continue;
      const query = turned(rule.media.mediaText);
      // Any assignment makes the browser compute all styles again.
      if (query !== rule.media.mediaText) rule.media.mediaText = query;
    }
  }
  for (const source of page.querySelectorAll("source")) {
    const query = turned(source.media);
    if (query !== source.media) source.media = query;
  }
  page.documentElement.style.colorScheme = isDusk ? "dark" : "light";
}
