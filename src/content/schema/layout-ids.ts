/**
 * Ids of the elements around a page's text. No heading gets one of them: a link
 * to the heading would lead elsewhere.
 */
export const layoutIds = {
  /** The `main` of every page, where the skip link leads. */
  main: "content",
  contents: "contents",
  menu: "site-menu",
  /** On paper, `static/print.css` hides it. */
  toasts: "toasts",
  /** The styles that a script applies after the page has loaded. */
  lateStyles: "late-styles",
} as const;

/** Id of the top of the home page, where links to `/#home` lead. */
export const heroId = "home";
