import { transform } from "esbuild";
import { PurgeCSS } from "purgecss";
import { lateFontsId } from "../../src/inline-script/late-fonts";
import { turnedAttribute } from "../../src/theme/scheme-markup";
import { pressedAttribute } from "../../src/toasts/toast-markup";
import { memoize } from "./memoize";
import { pageSkeleton } from "./page-skeleton";
import { withShortClassNames } from "./short-class-names";

const styleElement = /<style[^>]*>([^]*?)<\/style>/g;

/** The style element with the font files, which the script activates later. */
const fontsElement = new RegExp(
  `(<style[^>]* id="${lateFontsId}"[^>]*>)([^]*?)(</style>)`,
);

/** Where the styles go: before the early script, which changes them. */
const afterStyles = /<script>|<\/head>/;

/** Markers by which styled-components would find its rules in a browser. */
const marks = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** Component classes, which no rule uses; rules use the class next to them. */
const componentName = /[\w-]+-sc-\w+-\d+ ?/g;

/** CSS variables used in the markup, such as the colors of inline SVGs. */
const markupVariable = /(?<=var\()--[\w-]+/g;

/** Names and values in a page skeleton. */
const skeletonWord = /[^\s"<>=]+/g;

/** The CSS variables that a page needs besides those in its styles. */
function otherVariables(skeleton: string) {
  // A toast may use any color of the theme.
  if (/\bdata-toast\b/.test(skeleton)) return [/./];
  return skeleton.match(markupVariable) ?? [];
}

// Memoized: pages with the same structure share the result.

const minified = memoize(async (css: string) => {
  const { code } = await transform(css, { loader: "css", minify: true });
  return code.trim();
});

const smallCss = memoize(async (css: string, skeleton: string) => {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: skeleton, extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.match(skeletonWord) ?? [],
    variables: true,
    // Set by script: a press that waits for its toast, a turn of the light.
    dynamicAttributes: [pressedAttribute, turnedAttribute],
    safelist: { variables: otherVariables(skeleton) },
  });
  return minified(used?.css ?? css);
});

/** The font style element. */
async function smallFonts(html: string) {
  const [, start = "", css = "", end = ""] = fontsElement.exec(html) ?? [];
  return start + (await minified(css)) + end;
}

/**
 * Reduces a page's style elements to the rules and variables it uses, with short
 * names. The toasts bring their own styles. Idempotent.
 *
 * @throws if the CSS can't be parsed
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
  const css = styles.join("\n").replace(marks, "");
  const small = await smallCss(css, pageSkeleton(bare));
  const fonts = await smallFonts(html);
  const short = withShortClassNames(bare, small);
  return short.html.replace(
    afterStyles,
    (next) => `<style>${short.css}</style>${fonts}${next}`,
  );
}
