import cssnano from "cssnano";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { lateFontsId } from "../../src/inline-script/late-fonts";
import { withConstants } from "./constant-variables";
import { facesFor } from "./font-faces";
import { once } from "./once";
import { pageSkeleton } from "./page-skeleton";

const styleElement = /<style[^>]*>([^]*?)<\/style>/g;

/** The style element of the font files, which has its own time to apply. */
const fontsElement = new RegExp(
  `(<style[^>]* id="${lateFontsId}"[^>]*>)([^]*?)(</style>)`,
);

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

const minified = once(async (css: string) => {
  const { css: result } = await minifier.process(css, { from: undefined });
  return result;
});

const smallCss = once(async (css: string, skeleton: string) => {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: skeleton, extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.match(skeletonWord) ?? [],
    variables: true,
    safelist: { variables: skeleton.match(markupVariable) ?? [] },
  });
  return minified(used?.css ?? css);
});

/** The element of the font files, with those whose letters the page has. */
async function smallFonts(html: string, body: string) {
  const [, start = "", css = "", end = ""] = fontsElement.exec(html) ?? [];
  return start + (await minified(facesFor(body, css))) + end;
}

/**
 * A page of Gatsby's, as HTML, with short style elements: the rules, variables
 * and fonts that this page uses, and no more. React's own styles come with the
 * app, should it start. A page that was finished before comes out unchanged.
 */
export async function withSmallStyles(html: string) {
  if (!html.includes("<style data-styled")) return html;
  const withoutFonts = html.replace(fontsElement, "");
  const styles = [...withoutFonts.matchAll(styleElement)].map(
    ([, css = ""]) => css,
  );
  const bare = withoutFonts
    .replace(styleElement, "")
    .replace(/ class="[^"]*"/g, (names) => names.replace(componentName, ""));
  const css = plainCss(styles.join("\n"));
  const small = await smallCss(css, pageSkeleton(bare));
  const fonts = await smallFonts(html, bare);
  return bare.replace(
    "</head>",
    () => `<style>${small}</style>${fonts}</head>`,
  );
}
