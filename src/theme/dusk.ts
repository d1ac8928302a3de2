import { duskPalette as palette } from "./palette";
import type { tokens } from "./tokens";

interface Dusk {
  readonly color: Readonly<Record<keyof typeof tokens.color, string>>;
  readonly logo: Readonly<Record<keyof typeof tokens.logo, string>>;
}

/**
 * Colors at dusk: the same prairie after sunset, not inverted colors. All other
 * tokens are shared with the day.
 */
export const dusk: Dusk = {
  color: {
    page: palette.night,
    band: palette.nightDeep,
    surface: palette.slate,
    text: palette.cream,
    textSoft: palette.creamSoft,
    lead: palette.ember,
    outline: palette.line,
    hairline: `${palette.cream}33`,
    accent: palette.gold,
    dark: palette.ink,
    onDark: palette.cream,
    donate: palette.rust,

    sky: palette.twilight,
    scrim: palette.mauve,
    mission: palette.forest,
    sign: palette.signBrown,
    signRule: palette.routedCream,

    figureGreen: palette.moss,
    figureBlue: palette.river,
    figurePurple: palette.plum,

    onFooter: palette.creamSoft,
    footerRule: `${palette.cream}33`,

    focus: palette.cream,
    focusHalo: palette.ink,
  },
  logo: {
    sky: palette.plum,
    sun: palette.gold,
    far: palette.moss,
    land: palette.forest,
    river: palette.river,
  },
};
