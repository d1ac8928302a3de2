import {
  type PreRenderHTMLArgs,
  type RenderBodyArgs,
  type ReplaceRendererArgs,
  withPrefix,
} from "gatsby";
import React, { cloneElement, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { lateFontsId } from "../../src/inline-script/late-fonts";
import { fallbackFonts } from "../../src/theme/fallback-fonts";
import { fontFiles } from "../../src/theme/fonts";
import { unscriptedQuery } from "../../src/theme/queries";
import type { InlineScripts } from "./inline-script";
import { speculationRules } from "./speculation-rules";

/** Defined by gatsby-node.ts. */
declare const INLINE_SCRIPTS: InlineScripts;

const isPreview = process.env.NODE_ENV === "development";

/** Keys of the scripts that this plugin adds to pages. */
const ownScripts = ["inline-script", "speculation-rules", "tables-script"];

/** Gatsby's elements around a page and after it, which only its own script uses. */
const frame =
  /^<div[^>]* id="gatsby-focus-wrapper">(.*)<\/div><div id="gatsby-announcer".*$/s;

const tablesScript = (
  <script
    key="tables-script"
    type="module"
    dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.tables }}
  />
);

/** Renders pages without what only Gatsby's script in a browser needs. */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setPostBodyComponents,
}: ReplaceRendererArgs) {
  const body = renderToStaticMarkup(<>{bodyComponent}</>);
  replaceBodyHTMLString(body.replace(frame, "$1"));
  if (body.includes("</table>")) setPostBodyComponents([tablesScript]);
}

export function onRenderBody({
  pathname,
  setHeadComponents,
  setPostBodyComponents,
}: RenderBodyArgs) {
  const [early, main] = INLINE_SCRIPTS[pathname === "/" ? "home" : "other"];
  setHeadComponents([
    <style
      key="fallback-fonts"
      dangerouslySetInnerHTML={{ __html: fallbackFonts }}
    />,
    // If JavaScript is enabled, the inline script activates it.
    <style
      key="late-fonts"
      id={lateFontsId}
      media={unscriptedQuery}
      dangerouslySetInnerHTML={{ __html: fontFiles }}
    />,
    <script key="early-script" dangerouslySetInnerHTML={{ __html: early }} />,
  ]);
  // The preview has one HTML file for all pages, and no renderer to replace.
  if (isPreview) setPostBodyComponents([tablesScript]);
  setPostBodyComponents([
    <script
      key="inline-script"
      type="module"
      dangerouslySetInnerHTML={{ __html: main }}
    />,
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules(withPrefix("/")) }}
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
 * Leaves out Gatsby's own scripts, which Gatsby has added by now. The preview
 * keeps them: they bring every change to the page.
 */
export function onPreRenderHTML({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  if (isPreview) return;
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
