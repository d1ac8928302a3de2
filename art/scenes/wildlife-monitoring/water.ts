import { type HeronInks, heron } from "../../kit/heron";
import { below, crest, mist } from "../../kit/land";
import { type Light } from "../../kit/light";
import { disc } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { broken, glint, glitter } from "../../kit/water";
import { height, shore, stand, sun, width } from "./canvas";

const [standX, standY] = stand;

/** The bird, or its picture in the water when `upside` is -1. */
export const standing = (upside: 1 | -1, inks: HeronInks): Art =>
  `<g transform="translate(${standX} ${standY}) scale(1 ${upside === 1 ? 1 : -0.72})">${heron(inks)}</g>`;

/** Still water: the sky's colors upside down, broken into flat bars. */
export function water({ hour, inks }: Light): Art {
  const random = seeded(52);
  const day = hour === "day";
  const breaking = (y: number, size: number, count: number) =>
    broken(random, [-60, width + 60], y, size, count, { long: 8, drift: 1.7 });
  const from = (y: number, sway = 0) =>
    below(
      crest(
        [
          [-20, y + sway],
          [420, y - sway],
          [900, y + sway],
          [1300, y - sway * 0.4],
          [1620, y + sway],
        ],
        y,
        sway * 0.5,
      ),
      height,
    );
  const dark = inks.waterShade;
  const shade: HeronInks = {
    back: dark,
    feather: dark,
    featherLit: dark,
    dark,
    neck: dark,
    neckShade: dark,
    face: dark,
    bill: dark,
    billShade: dark,
    thigh: dark,
    thighFar: dark,
    leg: dark,
    legFar: dark,
    rim: dark,
  };
  const column = (spread: number, top: number, count: number, thick: number) =>
    glitter(random, {
      x: (t) => sun[0] + 40 - 30 * t,
      top,
      bottom: 1960,
      spread: (t) => spread * (0.55 + t),
      count,
      thick,
    });
  return [
    print(day ? inks.skyLow : inks.ember, from(shore)),
    print(
      day ? inks.skyMid : inks.skyLow,
      from(1236, 5),
      ...breaking(1232, 20, 26),
    ),
    print(
      inks.mist,
      mist([420, 1208], 1060, 30, 61),
      mist([150, 1262], 620, 22, 64),
      mist([860, 1298], 640, 16, 67),
    ),
    print(inks.water, from(1420, 12), ...breaking(1416, 34, 26)),
    print(inks.waterDeep, from(1760, 16), ...breaking(1752, 46, 24)),
    print(inks.waterGlow, ...column(170, 1200, 26, 15)),
    print(inks.waterLit, ...column(130, 1180, 34, 15)),
    inside(from(standY), standing(-1, shade)),
    // The surface moves: bars of sky lie across the reflection.
    print(
      inks.water,
      ...Array.from({ length: 11 }, (_, index) =>
        glint(
          [
            standX + random.wobble() * 130,
            standY + 46 + index * 26 + random.wobble() * 9,
          ],
          random.between(130, 300),
          random.between(6, 12),
        ),
      ),
    ),
    print(
      inks.waterDeep,
      ...Array.from({ length: 14 }, () =>
        glint(
          [standX + random.wobble() * 300, random.between(standY + 150, 1990)],
          random.between(140, 320),
          random.between(6, 14),
        ),
      ),
    ),
  ].join("");
}

/** Rings where the legs stand in the water; they go around behind the legs. */
export function rings({ inks }: Light): Art {
  const ring = (x: number, y: number, reach: number, thick: number) =>
    `${disc([x, y], reach, reach * 0.15)}${disc([x + 5, y + thick * 0.2], reach - thick * 2.2, reach * 0.15 - thick * 0.55)}`;
  const rounds = [
    ring(standX + 28, standY + 10, 226, 7),
    ring(standX + 28, standY + 8, 132, 5),
  ].map((path) => `<path fill-rule="evenodd" d="${path}"/>`);
  return `<g fill="${inks.skyMid}">${rounds.join("")}</g>`;
}
