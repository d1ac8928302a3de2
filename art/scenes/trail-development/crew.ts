import { mist } from "../../kit/land";
import { type Inks, type Light } from "../../kit/light";
import { disc, type Point, polygon, stroke } from "../../kit/path";
import { clothes, person } from "../../kit/people";
import { walking } from "../../kit/pose";
import { type Art, print } from "../../kit/svg";
import { beside, tall } from "./canvas";

/** A beam with square ends between two places. */
export const beam = (from: Point, to: Point, half: number) =>
  stroke([from, to], () => half);

/** The shadow at somebody's feet, away from the light behind. */
export const under = ([x, y]: Point, long: number) =>
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
