import cssnano from "cssnano";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { withConstants } from "./constant-variables";
import { facesFor } from "./font-faces";
import { once } from "./once";
import { pageSkeleton } from "./page-skeleton";

const styleElement = /<style[^>]*>([^]*?)<\/style>/g;

/** What styled-components marks its own rules by, to find them in a browser. */
const marks = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** The name of a component beside the one that its rules go by. */
const componentName = /[\w-]+-sc-\w+-\d+ ?/g;

/** A variable that the markup itself refers to: an inline drawing's color. */
const markupVariable = /(?<=var\()--[\w-]+/g;

/** A name or a value in a skeleton. */
const skeletonWord = /[^\s"<>=]+/g;

const minifier = postcss([cssnano()]);

// The same for all pages of one make: a thousand of them are one piece of work.

const plainCss = once((styles: string) =>
  withConstants(styles.replace(marks, "")),
);

const smallCss = once(async (css: string, skeleton: string) => {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: skeleton, extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.match(skeletonWord) ?? [],
    variables: true,
    safelist: { variables: skeleton.match(markupVariable) ?? [] },
  });
  const { css: result } = await minifier.process(used?.css ?? css, {
    from: undefined,
  });
  return result;
});

/**
 * A page of Gatsby's, as HTML, with one short style element: the rules,
 * variables and fonts that this page uses, and no more. React's own styles
 * come with the app, should it start. A page that was finished before comes
 * out unchanged.
 */
export async function withSmallStyles(html: string) {
  if (!html.includes("<style data-styled")) return html;
  const styles = [...html.matchAll(styleElement)].map(([, css = ""]) => css);
  const bare = html
    .replace(styleElement, "")
    .replace(/ class="[^"]*"/g, (names) => names.replace(componentName, ""));
  const css = facesFor(bare, plainCss(styles.join("\n")));
  const small = await smallCss(css, pageSkeleton(bare));
  return bare.replace("</head>", () => `<style>${small}</style></head>`);
}
