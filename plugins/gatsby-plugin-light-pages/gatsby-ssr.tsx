import type {
  PreRenderHTMLArgs,
  RenderBodyArgs,
  ReplaceRendererArgs,
} from "gatsby";
import React, { cloneElement, isValidElement, type ReactNode } from "react";
import { layoutIds } from "../../src/content/layout-ids";
import { fallbackFonts } from "../../src/theme/fallback-fonts";
import { fontFiles } from "../../src/theme/fonts";
import { unscriptedQuery } from "../../src/theme/queries";
import { withDrawings } from "./inline-drawings";
import { withStyles } from "./page-styles";
import type { InlineScripts } from "./scripts";

/** Defined by gatsby-node.ts. */
declare const INLINE_SCRIPTS: InlineScripts;

const isDevelop = process.env.NODE_ENV === "development";

/** Font faces are written on several lines. */
const onOneLine = (css: string) => css.replace(/\n\s*/g, "");

/** Keys of the scripts that this plugin adds to pages. */
const ownScripts = ["inline-script", "speculation-rules"];

/** Gatsby's elements around a page and after it, which only its own script uses. */
const frame =
  /^<div[^>]* id="gatsby-focus-wrapper">(.*)<\/div><div id="gatsby-announcer".*$/s;

/** Renders pages without what only Gatsby's script in a browser needs. */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs) {
  const { html, css } = withStyles(bodyComponent);
  replaceBodyHTMLString(html.replace(frame, "$1"));
  setHeadComponents([
    <style
      key="styles"
      dangerouslySetInnerHTML={{ __html: withDrawings(css, "public") }}
    />,
  ]);
}

export function onRenderBody({
  setHeadComponents,
  setPostBodyComponents,
}: RenderBodyArgs) {
  setHeadComponents([
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
    <script
      key="head-script"
      dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.head }}
    />,
  ]);
  setPostBodyComponents([
    <script
      key="inline-script"
      type="module"
      dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.main }}
    />,
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.speculation }}
    />,
  ]);
}

/** Whether a head element names Gatsby or preloads its scripts. */
const isGatsbys = (element: ReactNode) =>
  isValidElement<{ name?: string; rel?: string }>(element) &&
  (element.props.name === "generator" || element.props.rel === "preload");

/** A head element without the mark that Gatsby finds it by in the browser. */
const withoutMark = (element: ReactNode) =>
  isValidElement<{ "data-gatsby-head": unknown }>(element)
    ? cloneElement(element, { "data-gatsby-head": undefined })
    : element;

/**
 * Leaves out Gatsby's own scripts, which Gatsby has added by now. `gatsby
 * develop` keeps them: they bring every change to the page.
 */
export function onPreRenderHTML({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  if (isDevelop) return;
  replaceHeadComponents(
    getHeadComponents()
      .filter((element) => !isGatsbys(element))
      .map(withoutMark),
  );
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (element) =>
        isValidElement(element) && ownScripts.includes(element.key ?? ""),
    ),
  );
}
