/**
 * Ids of what stands around the text of a page. No heading gets one of them, or
 * a link to it would lead elsewhere.
 */
export const layoutIds = {
  main: "content",
  contents: "contents",
  menu: "site-menu",
  toasts: "toasts",
  lateFonts: "late-fonts",
} as const;
