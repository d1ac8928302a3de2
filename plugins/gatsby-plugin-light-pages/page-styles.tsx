import { type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";

/**
 * What no page needs: the marks by which styled-components finds its rules in a
 * browser, line breaks in long values, and semicolons at the end.
 */
const needless =
  /<\/?style[^>]*>|\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\n\s*|;(?=\})/g;

const classAttribute = / class="([^"]*)"/g;
const classSelector = /\.([a-z][\w-]*)/gi;

/** `a` to `z`, then `a1` to `z1`, and so on. */
function shortName(index: number) {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`;
}

/**
 * Renders a page, and the styles of the components on it. Components bring only
 * their own rules, so the styles include no other page's.
 *
 * Class names become short, because hashes such as `dtrYpX` hardly compress.
 * This saves 500 bytes of the home page. Class names that no rule has are left
 * out.
 */
export function withStyles(page: ReactNode) {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(<>{page}</>));
  const css = sheet.getStyleTags().replace(needless, "");
  sheet.seal();

  const styled = new Set(
    [...css.matchAll(classSelector)].map(([, name = ""]) => name),
  );
  const shortNames = new Map<string, string>();
  const shorten = (name: string) => {
    const short = shortNames.get(name) ?? shortName(shortNames.size);
    shortNames.set(name, short);
    return short;
  };
  return {
    html: html.replace(classAttribute, (_, list: string) => {
      const names = list.split(" ").filter((name) => styled.has(name));
      return names.length > 0 ? ` class="${names.map(shorten).join(" ")}"` : "";
    }),
    css: css.replace(classSelector, (selector, name: string) => {
      const short = shortNames.get(name);
      return short === undefined ? selector : `.${short}`;
    }),
  };
}
