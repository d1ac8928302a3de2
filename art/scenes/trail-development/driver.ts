import { type Inks, type Light } from "../../kit/light";
import { disc, type Point, polygon } from "../../kit/path";
import { clothes, person } from "../../kit/people";
import { standing } from "../../kit/pose";
import { type Art, print } from "../../kit/svg";
import { tall } from "./canvas";
import { beam, under } from "./crew";

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

/** Someone on the bank, driving in the next post of the rail. */
export function driver({ inks }: Light): Art {
  const { art, nearHand, farHand } = person({
    feet: [1002, 1700],
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
    inks: clothes(inks, inks.rust, inks.river),
  });
  const [x, y] = nearHand;
  const head: Point = [x + 120, y - 84];
  return [
    print(inks.coneShade, under([1047, 1702], 170)),
    stake(inks, [842, 1436]),
    print(inks.straw, beam([x - 40, y + 28], head, 8)),
    art,
    print(
      inks.woodShade,
      beam([head[0] - 28, head[1] - 40], [head[0] + 28, head[1] + 40], 20),
    ),
    print(
      inks.coneLit,
      beam([head[0] + 15, head[1] + 47], [head[0] + 42, head[1] + 28], 6),
    ),
    print(inks.skin, disc(nearHand, 14), disc(farHand, 12)),
  ].join("");
}
