import React from "react";
import { layoutIds } from "../../src/content/layout-ids";
import { fallbackFonts } from "../../src/theme/fallback-fonts";
import { fontFiles } from "../../src/theme/fonts";
import { unscriptedQuery } from "../../src/theme/queries";

/** Font faces are written on several lines. */
const onOneLine = (css: string) => css.replace(/\n\s*/g, "");

/** The fonts of a page: for its first paint, and those that come after it. */
export const fontStyles = [
  <style
    key="fallback-fonts"
    dangerouslySetInnerHTML={{ __html: onOneLine(fallbackFonts) }}
  />,
  // If JavaScript is enabled, `inline-script/late-fonts.ts` activates it.
  <style
    key="late-fonts"
    id={layoutIds.lateFonts}
    media={unscriptedQuery}
    dangerouslySetInnerHTML={{ __html: onOneLine(fontFiles) }}
  />,
];
