const classAttribute = / class="([^"]*)"/g;
const classSelector = /\.([a-z][\w-]*)/gi;

/** `a` to `z`, then `a1` to `z1`, and so on. */
function shortName(index: number) {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`;
}

/**
 * Shortens a page's class names: hashes such as `dtrYpX` hardly compress.
 *
 * @param html the page without its styles
 * @param css the page's styles
 */
export function withShortClassNames(html: string, css: string) {
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    const short = names.get(name) ?? shortName(names.size);
    names.set(name, short);
    return short;
  };
  return {
    html: html.replace(
      classAttribute,
      (_, list: string) => ` class="${list.replace(/\S+/g, shorten)}"`,
    ),
    css: css.replace(classSelector, (selector, name: string) => {
      const short = names.get(name);
      return short === undefined ? selector : `.${short}`;
    }),
  };
}
