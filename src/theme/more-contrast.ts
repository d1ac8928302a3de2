import type { ColorName } from "./colors";

/**
 * For visitors who ask for more contrast: colors that become another of the
 * same scheme, so that all text reaches 7:1 by day and at dusk.
 */
export const moreContrast: Partial<Record<ColorName, ColorName>> = {
  textSoft: "text",
  lead: "text",
  outline: "text",
  hairline: "text",
  scrim: "page",
  accent: "signRule",
  donate: "sign",
  onFooter: "onDark",
  footerRule: "onDark",
};
