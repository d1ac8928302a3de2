import { barn, farmhouse, silo } from "../../kit/farm";
import { mist } from "../../kit/land";
import { type Light } from "../../kit/light";
import { seeded } from "../../kit/random";
import { roundTree, spruce } from "../../kit/round-tree";
import { type Art, print } from "../../kit/svg";

/** Barn, silos and house on the crest, the windbreak to their northwest. */
export function farmstead({ hour, inks }: Light): Art {
  const random = seeded(15);
  const dark = hour === "dusk";
  const spruces = Array.from({ length: 11 }, (_, index) =>
    spruce(
      random,
      [770 + index * 27 + random.wobble() * 6, 676 - index * 5],
      random.between(92, 132),
      inks,
    ),
  );
  return [
    print(
      inks.meadowShade,
      mist([880, 700], 520, 46, 3),
      mist([830, 724], 360, 30, 5),
    ),
    ...spruces,
    silo([1004, 690], 54, 238, inks),
    silo([946, 692], 44, 186, inks),
    barn([1180, 706], 250, inks, dark),
    farmhouse([1372, 690], 104, inks, dark),
    roundTree(random, [1256, 706], 66, inks, inks.meadowShade),
    roundTree(random, [1406, 700], 84, inks, inks.meadowShade),
    roundTree(random, [1470, 712], 60, inks, inks.meadowShade),
  ].join("");
}
