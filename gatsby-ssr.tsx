import { withPrefix, type GatsbySSR } from "gatsby";
import React from "react";
import { speculationRules } from "./src/build/speculation-rules";
import { fontFaces } from "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrap-page";

/** The inline script's text, which gatsby-node.ts puts in here. */
declare const INLINE_SCRIPT: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  // Not among React's styles: those come again when React starts, and fonts
  // that come again flicker.
  setHeadComponents([
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
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
