import { withPrefix, type GatsbySSR } from "gatsby";
import React from "react";
import { speculationRules } from "./src/build/speculation-rules";
import { lateFontsId } from "./src/inline-script/late-fonts";
import { fallbackFonts } from "./src/theme/fallback-fonts";
import { fontFiles } from "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrap-page";

// gatsby-node.ts puts these in here.

/** The inline script's text. */
declare const INLINE_SCRIPT: string;

/** A hash of the code that finishes pages after they are rendered. */
declare const FINISHED_BY: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  // Not among React's styles: those come again when React starts, and fonts
  // that come again flicker.
  setHeadComponents([
    // Named after the code that finishes it, a page is rendered anew when that
    // code changes. Gatsby would keep a page that it sees no reason to touch.
    <style
      key={FINISHED_BY}
      dangerouslySetInnerHTML={{ __html: fallbackFonts }}
    />,
    // With script, the inline script says when.
    <style
      key="late-fonts"
      id={lateFontsId}
      media="(scripting: none)"
      dangerouslySetInnerHTML={{ __html: fontFiles }}
    />,
  ]);
  setPostBodyComponents([
    <script
      key="inline-script"
      type="module"
      dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }}
    />,
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules(withPrefix("/")) }}
    />,
  ]);
};
