/** The style element that names the font files, and applies only when told to. */
export const lateFontsId = "late-fonts";

/** How long after the page has loaded its fonts may be asked for, in milliseconds. */
const fontsDelay = 100;

/**
 * Lets the fonts come once everything else has. On a slow line they would take
 * the way of the first picture; the fallbacks are as wide, so nothing moves.
 * Where they came before in this tab, the browser keeps them, and they are
 * asked for at once.
 *
 * @throws {DOMException} where the visitor has storage turned off
 */
export function showFonts() {
  const show = () => {
    const fonts = document.querySelector<HTMLStyleElement>(`#${lateFontsId}`);
    if (fonts) fonts.media = "all";
    sessionStorage.fonts = true;
  };
  onload = () => setTimeout(show, fontsDelay);
  if (sessionStorage.fonts) show();
}
