import type { PreRenderHTMLArgs, ReplaceRendererArgs } from "gatsby";
import { withoutGatsbyWrapper, withoutGatsbyTags } from "./framework-scripts";
import { lateStyles } from "./late-styles";
import { withStyles } from "./page-styles";
import type { InlineScripts } from "./scripts";

/** Defined by gatsby-node.ts: if files were read here, Gatsby would render all pages again. */
declare const INLINE_SCRIPTS: InlineScripts;

const isDevelop = process.env.NODE_ENV === "development";

/** Renders pages without what only Gatsby's script in a browser needs. */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs) {
  const { html, css } = withStyles(bodyComponent);
  replaceBodyHTMLString(withoutGatsbyWrapper(html));
  setHeadComponents([
    <style key="styles" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
}

/**
 * Adds the site's own scripts, and leaves out Gatsby's, which it has added by now.
 * `gatsby develop` keeps those: they bring every change to the page.
 */
export function onPreRenderHTML({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  const head = getHeadComponents();
  replaceHeadComponents([
    ...(isDevelop ? head : withoutGatsbyTags(head)),
    ...lateStyles,
    <script
      key="head-script"
      dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.head }}
    />,
  ]);
  replacePostBodyComponents([
    ...(isDevelop ? getPostBodyComponents() : []),
    <script
      key="main-script"
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
