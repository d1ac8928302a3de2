import { mist } from "../../kit/land";
import { type Inks, type Light } from "../../kit/light";
import { disc, type Point, polygon, stroke } from "../../kit/path";
import { clothes, person } from "../../kit/people";
import { standing, walking } from "../../kit/pose";
import { type Art, print } from "../../kit/svg";
import { beside, tall } from "./canvas";

/** A beam with square ends between two places. */
const beam = (from: Point, to: Point, half: number) =>
  stroke([from, to], () => half);

/** The shadow at somebody's feet, away from the light behind. */
const under = ([x, y]: Point, long: number) =>
  mist([x - long * 0.3, y + long * 0.06], long * 1.5, long * 0.22, 6);

/** One already walks where the boards are laid, one brings the next plank. */
export function walkers({ inks }: Light): Art {
  const walker = person({
    feet: beside(3.7, 0.15),
    height: tall / 3.7,
    facing: 1,
    pose: walking,
    inks: clothes(inks, inks.plum, inks.ink),
  });
  const size = tall / 1.95;
  const carrier = person({
    feet: beside(1.95, -0.05),
    height: size,
    facing: 1,
    pose: { ...walking, lean: 4, nearArm: [52, 152], farArm: [70, 140] },
    hat: "cap",
    inks: clothes(inks, inks.river, inks.woodShade),
  });
  const [x, y] = [carrier.hip[0] + size * 0.02, carrier.hip[1] - size * 0.325];
  const plank = (down: number) =>
    beam([x - 230, y + 26 + down], [x + 218, y - 30 + down], 13);
  return [
    print(
      inks.woodShade,
      under(beside(1.95, -0.05), 150),
      under(beside(3.7, 0.15), 74),
    ),
    walker.art,
    print(inks.woodShade, plank(9)),
    print(inks.straw, plank(0)),
    carrier.art,
  ].join("");
}

/** A new post in the bank, its top at (x, y), with the soil heaped up. */
function stake(inks: Inks, [x, y]: Point): Art {
  const side = (from: number, to: number) =>
    polygon([
      [x + from, y],
      [x + to, y],
      [x + to, y + 268],
      [x + from, y + 268],
    ]);
  return [
    print(inks.coneShade, under([x + 8, y + 264], 62)),
    print(inks.soil, side(-21, 21)),
    print(inks.coneLit, side(8, 21)),
    // Its top spreads under the blows.
    print(
      inks.straw,
      polygon([
        [x - 24, y + 10],
        [x - 29, y - 8],
        [x + 29, y - 8],
        [x + 24, y + 10],
      ]),
    ),
    print(
      inks.coneShade,
      polygon([
        [x - 50, y + 274],
        [x - 26, y + 252],
        [x + 4, y + 260],
        [x + 28, y + 250],
        [x + 54, y + 274],
      ]),
    ),
  ].join("");
}

/** From the bank, one drives the next post of the rail home. */
export function driver({ inks }: Light): Art {
  const { art, nearHand, farHand } = person({
    feet: [1122, 1700],
    height: tall / 1.3,
    facing: -1,
    pose: {
      ...standing,
      lean: 4,
      nod: 6,
      nearArm: [148, 184],
      farArm: [140, 186],
      nearLeg: [-26, -12],
      farLeg: [34, 4],
    },
    hat: "brim",
    inks: clothes(inks, inks.rust, inks.straw),
  });
  const [x, y] = nearHand;
  const head: Point = [x + 120, y - 84];
  return [
    print(inks.coneShade, under([1167, 1702], 170)),
    stake(inks, [962, 1436]),
    print(inks.straw, beam([x - 40, y + 28], head, 8)),
    art,
    print(
      inks.woodShade,
      beam([head[0] - 34, head[1] - 48], [head[0] + 34, head[1] + 48], 31),
    ),
    print(
      inks.coneLit,
      beam([head[0] + 18, head[1] + 50], [head[0] + 44, head[1] + 32], 8),
    ),
    print(inks.skin, disc(nearHand, 14), disc(farHand, 12)),
  ].join("");
}

/** A lantern hung on the rail for the last hour of work. */
export function lantern(inks: Inks): Art {
  const [x, y] = beside(1.38, -0.95, 300);
  return (
    print(inks.glow, disc([x, y], 66)) +
    print(inks.flame, disc([x, y], 44)) +
    print(inks.flameCore, disc([x, y], 25)) +
    print(
      inks.ink,
      polygon([
        [x - 24, y - 30],
        [x + 24, y - 30],
        [x + 8, y - 54],
        [x - 8, y - 54],
      ]),
      polygon([
        [x - 22, y + 28],
        [x + 22, y + 28],
        [x + 22, y + 38],
        [x - 22, y + 38],
      ]),
    )
  );
}
