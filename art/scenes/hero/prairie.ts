import { burOak } from "../../kit/bur-oak";
import { crest, mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { seeded } from "../../kit/random";
import { treeShadow } from "../../kit/shadow";
import { type Art, print } from "../../kit/svg";
import { swath } from "../../kit/swath";
import { tallGrass } from "../../kit/tall-grass";
import { type Composition, type Grassland } from "./composition";

/** A layer of grass, `litInk` where the sun comes through its leaves. */
const grassland = (
  { height, sun }: Composition,
  inks: Inks,
  { edge, ink, litInk = ink, seed, tall }: Grassland,
): Art =>
  tallGrass(crest(edge, seed, 5), height, {
    ink: inks[ink],
    litInk: inks[litInk],
    seed,
    tall,
    sunX: sun[0] - 120,
  });

export const farPrairie = (composition: Composition, inks: Inks): Art => {
  const { far, haze } = composition.prairie;
  return (
    grassland(composition, inks, far) +
    print(inks.mist, ...haze.map((each) => mist(...each)))
  );
};

export function prairie(composition: Composition, inks: Inks): Art {
  const random = seeded(46);
  const { layers, underSun } = composition.prairie;
  return layers
    .map((layer) => {
      if ("edge" in layer) return grassland(composition, inks, layer);
      if ("of" in layer) return swath(layer, inks);
      const { foot, width, shadow } = layer;
      const shade = treeShadow(foot, underSun, ...shadow, 360);
      return (
        print(inks.grassMid, ...shade) + burOak(random, foot, width, inks, 1)
      );
    })
    .join("");
}
