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
  /** The styles that a script shows after the page has loaded. */
  lateStyles: "late-styles",
} as const;
