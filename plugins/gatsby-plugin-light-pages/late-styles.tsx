import { layoutIds } from "../../src/content/schema/layout-ids";
import { withPrefix } from "../../src/site-address";
import { fallbackFonts } from "../../src/theme/fallback-fonts";
import { fontFiles } from "../../src/theme/fonts";

/** Font faces are written on several lines. */
const onOneLine = (css: string) => css.replace(/\n\s*/g, "");

/**
 * The fallback fonts, for the first paint, and the styles that come after it:
 * those of the fonts and those for paper. These are in `noscript`, so that
 * browsers without scripts use them at once; in others,
 * `inline-script/late-styles.ts` takes them out of it.
 */
export const lateStyles = [
  <style
    key="fallback-fonts"
    dangerouslySetInnerHTML={{ __html: onOneLine(fallbackFonts) }}
  />,
  <noscript key="late-styles" id={layoutIds.lateStyles}>
    <style dangerouslySetInnerHTML={{ __html: onOneLine(fontFiles) }} />
    <link rel="stylesheet" media="print" href={withPrefix("/print.css")} />
  </noscript>,
];
