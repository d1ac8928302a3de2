import { type Inks, type Light } from "../../../kit/light";
import { type Point } from "../../../kit/path";
import { crescent } from "../../../kit/sky";
import { type Ring } from "../../../kit/sky-layers";
import { type Art, print } from "../../../kit/svg";
import { low, sun } from "./canvas";

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

/** Their one center is a group's, written once. */
const rings = (inks: Inks, [x, y]: Point, list: readonly Ring[]): Art =>
  `<g transform="translate(${x} ${y})">${list.map(([ink, , radius]) => `<circle r="${radius}" fill="${inks[ink]}"/>`).join("")}</g>`;

/** The page's own sky color is behind it. */
export function sky({ hour, inks }: Light): Art {
  const isDay = hour === "day";
  return [
    print(inks.skyMid, "M0 150q240-24 620 4t660-16v558H0"),
    print(inks.skyLow, "M0 262q300 20 640-6t640 10v430H0"),
    isDay ? rings(inks, sun, dawn) : rings(inks, low, afterglow),
    print(inks.cloudLit, "M880 384q150-16 330-6-160 20-330 6"),
    print(
      isDay ? inks.glowNear : inks.ember,
      "M880 456q80-12 150-6-60 14-150 6",
    ),
    isDay ? "" : print(inks.star, crescent([1126, 410], 22, -1)),
  ].join("");
}

/** Crowns of trees side by side: dots of unequal distance along a line. */
const woods = (ink: string): Art =>
  `<path fill="none" stroke="${ink}" stroke-width="40" stroke-linecap="round" stroke-dasharray="0 31 0 19 0 24" d="M0 532q80-20 168 8M316 536q120-26 236 2M1104 532q60-14 190-4"/>`;

export const land = ({ inks }: Light): Art =>
  [
    print(inks.ridge2, "M0 506q200-16 420-8t420 6 440-14v206H0"),
    print(inks.mist, "M300 518q260-16 620-2-320 14-620 2"),
    woods(inks.ridge3),
    print(inks.ridge3, "M0 530q300-12 640 0t640-10v160H0"),
    print(inks.mist, "M500 540q300-10 560 0-240 12-560 0"),
    print(inks.meadow, "M0 552q400-16 700-4t580-4v156H0"),
    print(inks.meadowLit, "M560 562q240-14 560-2-300 14-560 2"),
    print(inks.meadowShade, "M0 592q400-14 700-2t580-8v120H0"),
  ].join("");
