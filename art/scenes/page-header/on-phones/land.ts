import { type Inks, type Light } from "../../../kit/light";
import { seeded } from "../../../kit/random";
import { crescent } from "../../../kit/sky";
import { type Ring } from "../../../kit/sky-layers";
import { type Art, placed, print } from "../../../kit/svg";
import { blades } from "../../../vignettes/ground";
import { height, low, sun, width } from "./canvas";

const dawn: readonly Ring[] = [
  ["glowFar", sun, 172],
  ["glow", sun, 128],
  ["glowNear", sun, 88],
  ["sun", sun, 52],
];

const afterglow: readonly Ring[] = [
  ["glowFar", low, 160],
  ["ember", low, 122],
  ["glow", low, 88],
  ["glowNear", low, 58],
  ["sun", low, 34],
];

const ring =
  (inks: Inks) =>
  ([ink, [x, y], radius]: Ring): Art =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${inks[ink]}"/>`;

/** The page's own sky color is behind it. */
export function sky({ hour, inks }: Light): Art {
  const isDay = hour === "day";
  return [
    print(inks.skyMid, "M0 150q240-24 620 4t660-16v558H0z"),
    print(inks.skyLow, "M0 262q300 20 640-6t640 10v430H0z"),
    ...(isDay ? dawn : afterglow).map(ring(inks)),
    print(inks.cloudLit, "M880 384q150-16 330-6-160 20-330 6"),
    print(
      isDay ? inks.glowNear : inks.ember,
      "M880 456q80-12 150-6-60 14-150 6z",
    ),
    isDay ? "" : print(inks.star, crescent([1126, 410], 22, -1)),
  ].join("");
}

/** Crowns side by side, as one edge. */
function woods(seed: number, from: number, y: number, long: number): string {
  const random = seeded(seed);
  let path = `M${from} ${y}`;
  for (let x = 0; x < long;) {
    const across = Math.round(random.between(22, 50));
    const radii = [across * 0.66, across * 0.6].map(Math.round).join(" ");
    const rise = x === 0 ? -8 : Math.round(random.between(-6, 6));
    path += `a${radii} 0 0 1 ${across} ${rise}`;
    x += across;
  }
  return `${path}V${y + 20}H${from}`;
}

export const land = ({ inks }: Light): Art =>
  [
    print(inks.ridge2, "M0 506q200-16 420-8t420 6 440-14v206H0z"),
    print(inks.mist, "M300 518q260-16 620-2-320 14-620 2"),
    print(
      inks.ridge3,
      woods(1, -10, 530, 180),
      woods(2, 300, 528, 270),
      woods(4, 1090, 528, 190),
      "M0 530q300-12 640 0t640-10v160H0z",
    ),
    print(inks.mist, "M500 540q300-10 560 0-240 12-560 0"),
    print(inks.meadow, "M0 552q400-16 700-4t580-4v156H0z"),
    print(inks.meadowLit, "M560 562q240-14 560-2-300 14-560 2"),
    print(inks.meadowShade, "M0 592q400-14 700-2t580-8v120H0z"),
  ].join("");

/** Two rows of leaves, which repeat from the middle on. */
export function grass({ inks }: Light): Art {
  const half = width / 2;
  const rows = [
    print(inks.grassMid, blades(22, [-6, half], 222, 72, 40)),
    print(inks.grassShade, blades(21, [-6, half], 226, 48, 32)),
  ];
  return `<g id="g">${placed([0, height - 230], 1, 1, ...rows)}</g><use href="#g" x="${half}"/>`;
}
