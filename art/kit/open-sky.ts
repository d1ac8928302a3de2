import { type Inks } from "./light";
import { type Random } from "./random";
import {
  type Band,
  band,
  type Bar,
  clouds,
  glow,
  type Ring,
} from "./sky-layers";
import { type Art, print } from "./svg";

/**
 * The wide sky over open prairie, which the hero and the strip above a page have
 * in common: two bands brushed out over the light low in the sky, rings of light,
 * what shines in them, and bars of cloud across it all.
 */
export const openSky = (
  random: Random,
  inks: Inks,
  sky: {
    readonly width: number;
    /** How far down its lowest band goes, behind the land. */
    readonly bottom: number;
    readonly mid: Band;
    readonly high: Band;
    readonly rings: readonly Ring[];
    /** The stars and the moon, if they are out. */
    readonly lights: Art;
    readonly bars: readonly Bar[];
    readonly barSeed: number;
  },
): Art =>
  [
    print(inks.skyLow, `M0 0H${sky.width}V${sky.bottom}H0Z`),
    print(inks.skyMid, ...band(random, sky.width, sky.mid)),
    print(inks.skyHigh, ...band(random, sky.width, sky.high)),
    glow(inks, sky.rings),
    sky.lights,
    clouds(inks, sky.bars, sky.barSeed),
  ].join("");
