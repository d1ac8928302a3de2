import { duskQuery } from "../../src/theme/queries";

/** Not by `instanceof`: the rules belong to the frame's own window. */
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule =>
  "media" in rule && "conditionText" in rule;

/**
 * Shows a page by day or at dusk, whatever the device's scheme is. As on the
 * site, `(prefers-color-scheme: dark)` in its queries becomes `light` if the two
 * differ, because no page can choose its own scheme.
 */
export function showScheme(page: Document, isDusk: boolean) {
  const word = isDusk === matchMedia(duskQuery).matches ? "dark" : "light";
  const turned = (query: string) => query.replace(/dark|light/, word);
  for (const { cssRules } of page.styleSheets) {
    for (const rule of cssRules) {
      if (!isMediaRule(rule)) continue;
      const query = turned(rule.media.mediaText);
      // Only where it changes something, because it makes the page restyle.
      if (query !== rule.media.mediaText) rule.media.mediaText = query;
    }
  }
  for (const source of page.querySelectorAll("source")) {
    const query = turned(source.media);
    if (query !== source.media) source.media = query;
  }
  page.documentElement.style.colorScheme = isDusk ? "dark" : "light";
}
