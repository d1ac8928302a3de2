import { fringe } from "../../kit/grass";
import { below, crest, mist } from "../../kit/land";
import { type Inks, type Light } from "../../kit/light";
import { disc, points, polygon } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { glint, glitter } from "../../kit/water";
import { dock, height, shore, sun, waterline, width } from "./canvas";
import { people } from "./people";

const above = (y: number) => `M0 ${shore}H${width}V${y}H0Z`;

/** The water as it lies, dark toward us, with the far trees and the light in it. */
export function water({ inks }: Light): Art {
  const random = seeded(9);
  const broken = (y: number, size: number, count = 18) =>
    Array.from({ length: count }, () =>
      glint(
        [random.between(-60, width + 60), y + random.wobble() * size * 2],
        size * 12 * random.between(0.5, 1.4),
        size * random.between(0.25, 0.6),
      ),
    );
  const column = (spread: number, count: number, thick: number) =>
    glitter(random, {
      x: () => sun[0],
      top: shore + 10,
      bottom: 1980,
      spread: (t) => spread * (0.5 + 0.7 * t),
      count,
      thick,
    });
  return [
    print(inks.waterShade, above(height)),
    print(inks.waterDeep, above(1690), ...broken(1694, 34, 10)),
    print(inks.water, above(1330), ...broken(1334, 10)),
    print(inks.waterDeep, above(985), ...broken(990, 10, 9)),
    print(inks.waterGlow, ...column(210, 15, 22)),
    print(inks.waterLit, ...column(130, 16, 20)),
  ].join("");
}

/** All inks printed as one: what a thing looks like in dark water. */
const flat = (inks: Inks): Inks => {
  const one = inks.waterShade;
  return {
    ...inks,
    ink: one,
    woodShade: one,
    wood: one,
    leaf: one,
    leafShade: one,
    meadowLit: one,
    skin: one,
    skinShade: one,
    coneShade: one,
    soil: one,
    cone: inks.cone,
    coneLit: inks.cone,
    straw: one,
    cream: inks.waterGlow,
    paper: inks.water,
    sun: one,
    petalRose: inks.petalRoseShade,
    glowNear: inks.petalGoldShade,
    ember: inks.rust,
  };
};

function planks(inks: Inks): Art {
  const posts = [96, 470, 800, 1090];
  return [
    print(
      inks.woodShade,
      ...posts.map((x) =>
        polygon([
          [x, dock],
          [x + 44, dock],
          [x + 42, waterline + 6],
          [x + 2, waterline + 6],
        ]),
      ),
    ),
    print(
      inks.wood,
      ...posts.map((x) =>
        polygon([
          [x + 32, dock],
          [x + 44, dock],
          [x + 42, waterline + 4],
          [x + 33, waterline + 4],
        ]),
      ),
    ),
    print(
      inks.woodShade,
      polygon([
        [-10, dock],
        [1146, dock],
        [1142, dock + 44],
        [-10, dock + 44],
      ]),
    ),
    print(
      inks.straw,
      polygon([
        [-10, dock - 8],
        [1152, dock - 8],
        [1150, dock + 7],
        [-10, dock + 7],
      ]),
    ),
    print(
      inks.wood,
      ...[30, 250, 404, 660, 905].map((x, index) =>
        glint([x + 60, dock + 24 + (index % 2) * 8], 190, 6),
      ),
    ),
  ].join("");
}

/** The dock with everybody on it, upside down, cut up by the ripples. */
export function reflection(light: Light): Art {
  const random = seeded(33);
  const inks = flat(light.inks);
  const all = `<g id="mirrored" transform="translate(0 ${2 * waterline}) scale(1 -1)">${planks(inks)}${people({ hour: light.hour, inks })}</g>`;
  const strips: string[] = [];
  let y = waterline;
  while (y < 2010) {
    const deep = random.between(22, 44) + (y - waterline) * 0.07;
    const shift = random.wobble() * (4 + (y - waterline) * 0.03);
    strips.push(
      inside(
        polygon([
          [0, y],
          [width, y],
          [width, y + deep + 1],
          [0, y + deep + 1],
        ]),
        `<use href="#mirrored" x="${shift.toFixed(1)}"/>`,
      ),
    );
    y += deep;
  }
  return [
    `<defs>${all}</defs>`,
    print(
      inks.ink,
      polygon([
        [-10, dock],
        [1140, dock],
        [1120, waterline + 4],
        [-10, waterline + 4],
      ]),
    ),
    ...strips,
    print(
      light.inks.waterDeep,
      ...Array.from({ length: 14 }, () => {
        const t = Math.pow(random.next(), 0.8);
        return glint(
          [random.between(0, 1260), waterline + 60 + 560 * t],
          random.between(160, 420),
          8 + 16 * t * random.next(),
        );
      }),
    ),
  ].join("");
}

/** The bank on the left, the dock, and the people on it. */
export function dockSide(light: Light): Art {
  const { inks } = light;
  const edge = crest(
    points("-20 1120, 140 1150, 300 1216, 430 1290, 470 1330"),
    8,
    6,
  );
  return [
    print(inks.meadow, ...fringe(seeded(5), edge, 60, 76)),
    print(
      inks.grass,
      below(edge, waterline),
      ...fringe(seeded(6), edge, 46, 50),
    ),
    print(inks.grassMid, mist([120, 1330], 640, 60, 9)),
    planks(inks),
    people(light),
  ].join("");
}

/** Rings where the net goes in. */
export function rings({ inks }: Light): Art {
  const [x, y] = [1412, 1358];
  const ring = (radius: number, thick: number) =>
    `${disc([x, y], radius, radius * 0.24)}${disc([x, y + thick * 0.2], radius - thick * 1.6, (radius - thick * 1.6) * 0.22).replace(/0 1 0/g, "0 1 1")}`;
  return (
    print(inks.waterLit, ring(150, 6), ring(96, 6)) +
    print(inks.woodShade, ring(62, 8))
  );
}
