import type {
  PreRenderHTMLArgs,
  RenderBodyArgs,
  ReplaceRendererArgs,
} from "gatsby";
import { withoutGatsbyWrapper, withoutGatsbyTags } from "./framework-scripts";
import { lateStyles } from "./late-styles";
import { withStyles } from "./page-styles";
import type { InlineScripts } from "./scripts";

/** Defined by gatsby-node.ts: if files were read here, Gatsby would render all pages again. */
declare const INLINE_SCRIPTS: InlineScripts;

/** At the end of the body. */
const endScripts = [
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
];

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

export function onRenderBody({
  setHeadComponents,
  setPostBodyComponents,
}: RenderBodyArgs) {
  setHeadComponents([
    ...lateStyles,
    <script
      key="head-script"
      dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.head }}
    />,
  ]);
  setPostBodyComponents(endScripts);
}

/**
 * Leaves out Gatsby's own scripts, which Gatsby has added by now. `gatsby
 * develop` keeps them: they bring every change to the page.
 */
export function onPreRenderHTML({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  if (isDevelop) return;
  replaceHeadComponents(withoutGatsbyTags(getHeadComponents()));
  replacePostBodyComponents(endScripts);
}
