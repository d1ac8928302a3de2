import {
  type PreRenderHTMLArgs,
  type RenderBodyArgs,
  withPrefix,
} from "gatsby";
import React, { isValidElement, type ReactNode } from "react";
import { lateFontsId } from "../../src/inline-script/late-fonts";
import { fallbackFonts } from "../../src/theme/fallback-fonts";
import { fontFiles } from "../../src/theme/fonts";
import { speculationRules } from "./speculation-rules";

/** The inline script's source, defined by gatsby-node.ts. */
declare const INLINE_SCRIPT: string;

export function onRenderBody({
  setHeadComponents,
  setPostBodyComponents,
}: RenderBodyArgs) {
  // Not in React's styles, which are inserted again when React starts: fonts
  // would flicker.
  setHeadComponents([
    <style
      key="fallback-fonts"
      dangerouslySetInnerHTML={{ __html: fallbackFonts }}
    />,
    // If JavaScript is enabled, the inline script activates it.
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
}

/** Drop Gatsby's generator tag, which only advertises the version. */
const isGenerator = (component: ReactNode) =>
  isValidElement<{ name?: string }>(component) &&
  component.type === "meta" &&
  component.props.name === "generator";

export function onPreRenderHTML({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs) {
  replaceHeadComponents(
    getHeadComponents().filter((component) => !isGenerator(component)),
  );
}
