import { skein } from "../../kit/birds";
import { smoke } from "../../kit/fire";
import { type Light } from "../../kit/light";
import { disc, type Point, points, through } from "../../kit/path";
import { seeded } from "../../kit/random";
import {
  cloudBar,
  crescent,
  halo,
  skyBand,
  stars,
  streaks,
} from "../../kit/sky";
import { type Art, print } from "../../kit/svg";
import { horizon, sun, width } from "./canvas";

export function sky({ hour, inks }: Light): Art {
  const random = seeded(3);
  const day = hour === "day";
  const foot = horizon + 40;
  const low: Point = [1260, foot];
  const glow = day
    ? [
        print(
          inks.glowFar,
          halo(sun, [560, 500], { reach: 260, foot, seed: 5 }),
        ),
        print(inks.glow, halo(sun, [350, 330], { reach: 200, foot, seed: 18 })),
        print(
          inks.glowNear,
          halo(sun, [212, 206], { reach: 120, foot, seed: 9 }),
        ),
        print(inks.sun, disc(sun, 112)),
      ]
    : [
        print(
          inks.glowFar,
          halo(low, [900, 520], { reach: 300, foot, seed: 5 }),
        ),
        print(
          inks.ember,
          halo(low, [640, 340], { reach: 280, foot, seed: 18 }),
        ),
        print(inks.glow, halo(low, [420, 210], { reach: 220, foot, seed: 9 })),
        print(
          inks.glowNear,
          halo(low, [250, 104], { reach: 160, foot, seed: 6 }),
        ),
        print(inks.starFaint, ...stars(random, [0, 0, 1200, 300], 20, 5)),
        print(inks.star, ...stars(random, [1050, 60, width, 420], 16, 6)),
        print(inks.sun, crescent([1392, 320], 62)),
      ];
  return [
    print(day ? inks.glowFar : inks.skyLow, `M0 0H${width}V${foot}H0Z`),
    print(
      day ? inks.skyLow : inks.skyMid,
      skyBand(width, 520, 24, 21),
      ...streaks(random, [0, width], 530, 60, 6),
    ),
    print(
      day ? inks.skyMid : inks.skyHigh,
      skyBand(width, 200, 20, 5),
      ...streaks(random, [0, width], 208, 50, 6),
    ),
    ...glow,
    print(inks.cloudLit, cloudBar([1440, 560], 560, 26, 71)),
    print(
      day ? inks.glow : inks.ember,
      cloudBar([1180, 700], 330, 15, 72),
      cloudBar([1310, 728], 300, 13, 73),
    ),
    day ? print(inks.ridge5, ...skein(seeded(8), [1480, 250], 6, 40)) : "",
  ].join("");
}

/** One body of smoke in its inks, from the shade behind to the lit side. */
function body(
  { hour, inks }: Light,
  course: string,
  half: (t: number) => number,
  seed: number,
  shaded = true,
): Art {
  const spine = through(points(course), 12);
  const layer = (
    more: number,
    shift: Point,
    size: number,
    [from, to]: Point = [0, 1],
  ) =>
    smoke(
      seeded(seed + more),
      spine.slice(
        Math.round(from * spine.length),
        Math.round(to * spine.length),
      ),
      // A part of the body dies away at its far end.
      (t) => half(from + t * (to - from)) * (to < 1 ? 1.25 - 0.8 * t * t : 1),
      { shift, size },
    );
  const day = hour === "day";
  return [
    shaded
      ? print(day ? inks.ridge1 : inks.skyHigh, ...layer(1, [-0.1, 0.16], 1.1))
      : "",
    print(inks.smoke, ...layer(2, [0.02, -0.06], 1.02)),
    print(day ? inks.cloudLit : inks.ridge1, ...layer(3, [0.24, -0.34], 0.7)),
    print(day ? inks.ember : inks.glow, ...layer(4, [0, 0.3], 0.66, [0, 0.4])),
    print(
      day ? inks.glow : inks.glowNear,
      ...layer(5, [0.04, 0.38], 0.6, [0, 0.22]),
    ),
  ].join("");
}

/** The smoke leans with the wind, from the fire to the far left. */
export const plume = (light: Light): Art =>
  body(
    light,
    "1450 1040, 1360 930, 1200 800, 960 640, 660 480, 340 330, 40 190, -200 90",
    (t) => 40 + 270 * Math.pow(t, 0.9),
    1,
  );

/** What rises from the near fire, low behind the crew. */
export const glowingSmoke = (light: Light): Art =>
  body(
    light,
    "955 1262, 890 1210, 800 1110, 640 980, 400 860, 80 770, -160 720",
    (t) => 60 + 110 * t,
    21,
    false,
  );
