import { blade } from "../../kit/grass";
import { type Light } from "../../kit/light";
import { bend, stroke } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";

/** A willow's hanging twigs close the upper left corner. */
export function willow({ inks }: Light): Art {
  const random = seeded(29);
  const twigs = Array.from({ length: 6 }, (_, index) => {
    const x = -34 + index * 52 + random.wobble() * 20;
    const long = (520 - index * 66) * random.between(0.72, 1.05);
    const spine = bend(
      [x, -60],
      [x + 34, long * 0.5],
      [x + 4 + random.wobble() * 26, long],
      9,
    );
    const leaves = spine
      .slice(1)
      .map(([leafX, leafY], step) =>
        blade(
          [leafX, leafY],
          -random.between(80, 112),
          (step % 2 === 0 ? 1 : -1) * random.between(20, 36),
          25,
        ),
      );
    return {
      twig: stroke(spine, (t) => 4 - 2.5 * t),
      leaves,
      lit: index % 3 === 2,
    };
  });
  return [
    print(inks.leafShade, ...twigs.map((one) => one.twig)),
    print(
      inks.leaf,
      ...twigs.filter((one) => !one.lit).flatMap((one) => one.leaves),
    ),
    print(
      inks.leafLit,
      ...twigs.filter((one) => one.lit).flatMap((one) => one.leaves),
    ),
  ].join("");
}
