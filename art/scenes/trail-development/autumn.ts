import { type Inks, type Light } from "../../kit/light";

/**
 * October's leaves keep their own colors as long as the sun is on them; after
 * it they go to plum and umber, so that the afterglow and the lantern are the
 * only bright things in the wood.
 */
export const autumn = ({ hour, inks }: Light): Inks =>
  hour === "day"
    ? inks
    : {
        ...inks,
        ember: inks.cloudLit,
        glow: inks.ember,
        coneLit: inks.cone,
        petalGold: inks.glow,
        petalGoldShade: inks.seed,
        seedLit: inks.glowFar,
        cone: inks.skinShade,
        rust: inks.woodShade,
        seed: inks.plum,
        seedShade: inks.soil,
      };
