import { duskPalette as dusk, palette as day } from "./palette";

/**
 * The colors of the pages and the shield, named by purpose: by day, and at dusk,
 * which is the same prairie after sunset, not inverted.
 */
export const colors = {
  page: { day: day.paper, dusk: dusk.night },
  band: { day: day.paperDeep, dusk: dusk.nightDeep },
  surface: { day: day.card, dusk: dusk.slate },
  text: { day: day.ink, dusk: dusk.cream },
  textSoft: { day: day.inkSoft, dusk: dusk.creamSoft },
  lead: { day: day.rust, dusk: dusk.ember },
  outline: { day: day.ink, dusk: dusk.line },
  hairline: { day: `${day.ink}40`, dusk: `${dusk.cream}33` },
  /** Text on it is `dark`. */
  accent: { day: day.gold, dusk: dusk.gold },
  /** In both schemes: the hard bottom edge of buttons, and the footer. */
  dark: { day: day.ink, dusk: dusk.ink },
  /** Text on dark colors, in both schemes. */
  onDark: { day: day.paper, dusk: dusk.cream },
  donate: { day: day.rust, dusk: dusk.rust },

  /** What every drawn sky begins with at the top. */
  sky: { day: day.mist, dusk: dusk.twilight },
  scrim: { day: day.sand, dusk: dusk.mauve },
  mission: { day: day.forest, dusk: dusk.forest },
  sign: { day: day.signBrown, dusk: dusk.signBrown },
  signRule: { day: day.routedCream, dusk: dusk.routedCream },

  figureGreen: { day: day.moss, dusk: dusk.moss },
  figureBlue: { day: day.river, dusk: dusk.river },
  figurePurple: { day: day.plum, dusk: dusk.plum },

  onFooter: { day: day.paperDeep, dusk: dusk.creamSoft },
  footerRule: { day: `${day.paperDeep}40`, dusk: `${dusk.cream}33` },

  focus: { day: day.ink, dusk: dusk.cream },
  focusHalo: { day: day.gold, dusk: dusk.ink },

  shieldSky: { day: day.gold, dusk: dusk.plum },
  shieldSun: { day: day.cream, dusk: dusk.gold },
  shieldFar: { day: day.leaf, dusk: dusk.moss },
  shieldLand: { day: day.moss, dusk: dusk.forest },
  shieldRiver: { day: day.mist, dusk: dusk.river },
} as const satisfies Record<string, Record<"day" | "dusk", string>>;

export type ColorName = keyof typeof colors;

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
