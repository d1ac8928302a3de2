import { below, crest, heightAt, mist } from "../../kit/land";
import { type Light } from "../../kit/light";
import { woods } from "../../kit/oak";
import { blade } from "../../kit/grass";
import { bend, disc, points, stroke } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { cloudBar, halo, skyBand, stars, streaks } from "../../kit/sky";
import { type Art, print } from "../../kit/svg";
import { height, shore, sun, width } from "./canvas";

export function sky({ hour, inks }: Light): Art {
  const random = seeded(6);
  const day = hour === "day";
  const foot = shore - 20;
  return [
    print(inks.skyLow, `M0 0H${width}V${shore}H0Z`),
    print(
      inks.skyMid,
      skyBand(width, 560, 26, 12),
      ...streaks(random, [0, width], 570, 60, 4),
    ),
    print(
      inks.skyHigh,
      skyBand(width, 270, 24, 15),
      ...streaks(random, [0, width], 280, 50, 4),
    ),
    print(
      day ? inks.glowFar : inks.cloudLit,
      halo(sun, [430, 360], { reach: 300, foot, seed: 25 }),
    ),
    print(
      day ? inks.glowNear : inks.ember,
      halo(sun, [262, 236], { reach: 180, foot, seed: 14 }),
    ),
    day
      ? ""
      : print(inks.starFaint, ...stars(random, [0, 0, 1000, 500], 26, 5)),
    day
      ? ""
      : print(inks.star, ...stars(random, [1180, 40, width, 290], 13, 6)),
    print(inks.sun, disc(sun, 138)),
    print(inks.cloudLit, cloudBar([380, 470], 720, 30, 35)),
    print(day ? inks.glowNear : inks.ember, cloudBar([1110, 790], 340, 13, 34)),
  ].join("");
}

/** The far shore: two rows of trees out of the mist. */
export function farShore({ inks }: Light): Art {
  const random = seeded(18);
  const patchy = noise(3);
  const back = crest(
    points("-20 850, 300 838, 700 880, 1100 904, 1620 866"),
    2,
    8,
  );
  const front = crest(
    points("-20 900, 260 896, 560 930, 900 946, 1300 940, 1620 912"),
    7,
    6,
  );
  return [
    print(
      inks.ridge2,
      below(back, height),
      ...woods(
        random,
        [-20, width],
        (x) => heightAt(back, x),
        150,
        (x) => 0.8 + 0.4 * patchy(x / 200),
      ),
    ),
    print(
      inks.mist,
      mist([1100, 916], 1100, 30, 5),
      mist([200, 905], 700, 22, 8),
    ),
    print(
      inks.ridge4,
      below(front, height),
      ...woods(
        random,
        [-20, 560],
        (x) => heightAt(front, x),
        160,
        () => 0.8,
      ),
      ...woods(
        random,
        [1380, width],
        (x) => heightAt(front, x),
        160,
        () => 0.9,
      ),
    ),
    print(inks.meadowLit, mist([1000, shore - 4], 1500, 12, 12)),
  ].join("");
}

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
