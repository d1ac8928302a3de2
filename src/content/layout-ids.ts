/**
 * Ids of what stands around the text of a page. No heading gets one of them, or
 * a link to it would lead elsewhere.
 */
export const layoutIds = {
  /** The `main` of every page, where the skip link leads. */
  main: "content",
  contents: "contents",
  menu: "site-menu",
  toasts: "toasts",
  /** The style element with the font files, which a script enables. */
  lateFonts: "late-fonts",
} as const;
