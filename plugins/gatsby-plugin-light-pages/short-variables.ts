import { shortName } from "./short-class-names";

/** The theme's variables, in styles and in the markup of inline SVGs. */
const variable = /--b-[\w-]+(?=[:);])/g;

/**
 * Shortens the names of a page's CSS variables, unless it has buttons for
 * toasts: those bring styles with the long names.
 */
export function withShortVariables(html: string) {
  if (html.includes(" data-toast=")) return html;
  const names = new Map<string, string>();
  return html.replace(variable, (name) => {
    const short = names.get(name) ?? `--${shortName(names.size)}`;
    names.set(name, short);
    return short;
  });
}
