import { onPlain, ribbon } from "../../kit/ground";
import { mist } from "../../kit/land";
import { type Inks, type Light } from "../../kit/light";
import { type Point, points, through } from "../../kit/path";
import { clothes, person } from "../../kit/people";
import { walking } from "../../kit/pose";
import { seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { glitter } from "../../kit/water";
import { height, light as at, plain, width } from "./canvas";

/** The river's course, near to far: from side to side by equal ratios. */
const course = Array.from({ length: 160 }, (_, index): Point => {
  const z = Math.exp((index / 159) * 2.25 - 0.2);
  return [-190 + 330 * Math.sin(Math.log(z) * 3 + 0.35), z];
});

const river = (more: number, lift = 0) =>
  ribbon(
    plain,
    course,
    (z) => (150 + more) * Math.max(0, Math.min(1, 1.2 - z / 8)),
    lift,
  );

/** From the viewer up to the oak and over the swell. */
const trail = through(
  points("270 0.9, 330 1.35, 530 1.86, 930 2.44, 1010 2.95, 860 3.6"),
  12,
);

function water(inks: Inks): Art {
  const whole = `M0 0H${width}V${height}H0Z`;
  return [
    print(inks.meadowLit, river(20, 12)),
    print(inks.grassMid, river(5, 16)),
    inside(
      river(0),
      print(inks.waterShade, whole),
      inside(river(0, -18), print(inks.water, whole)),
      print(inks.waterGlow, `M0 0H${width}V706H0Z`),
      print(
        inks.waterLit,
        ...glitter(seeded(17), {
          x: (t) => at[0] - 20 - 150 * t,
          top: 660,
          bottom: 960,
          spread: (t) => 60 + 150 * t,
          count: 30,
          thick: 10,
        }),
      ),
      print(
        inks.waterDeep,
        mist([560, 880], 300, 12, 61),
        mist([800, 940], 340, 14, 63),
        mist([860, 800], 180, 8, 65),
      ),
    ),
  ].join("");
}

/** The river, the trail, and two who walk it. */
export function ways({ inks }: Light): Art {
  const worn = (half: number) => (z: number) =>
    half * Math.min(1, (3.7 - z) / 0.7);
  const walker = (place: Point, size: number, top: string, legs: string) =>
    person({
      feet: onPlain(plain, place),
      height: size,
      facing: 1,
      pose: walking,
      hat: "brim",
      inks: clothes(inks, top, legs),
    }).art;
  return [
    water(inks),
    print(inks.wood, ribbon(plain, trail, worn(58))),
    print(inks.straw, ribbon(plain, trail, worn(52), 5)),
    walker([560, 1.84], 84, inks.waterShade, inks.woodShade),
    walker([418, 1.62], 98, inks.rust, inks.river),
  ].join("");
}
