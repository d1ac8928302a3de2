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

/** The inline script's text, which gatsby-node.ts puts in here. */
declare const INLINE_SCRIPT: string;

export function onRenderBody({
  setHeadComponents,
  setPostBodyComponents,
}: RenderBodyArgs) {
  // Not among React's styles: those come again when React starts, and fonts
  // that come again flicker.
  setHeadComponents([
    <style
      key="fallback-fonts"
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
}

/** Gatsby names itself and its version, for nobody's benefit. */
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
