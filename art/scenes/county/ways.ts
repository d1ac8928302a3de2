import { onPlain, ribbon } from "../../kit/ground";
import { mist } from "../../kit/land";
import { type Inks, type Light } from "../../kit/light";
import { type Point, points, through } from "../../kit/path";
import { clothes, person } from "../../kit/people";
import { walking } from "../../kit/pose";
import { seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { farGlints, glitter } from "../../kit/water";
import { height, light as at, plain, width } from "./canvas";

/** The river's course, near to far: from side to side by equal ratios. */
const courseX = (z: number) => -190 + 330 * Math.sin(Math.log(z) * 3 + 0.35);
const course = Array.from({ length: 160 }, (_, index): Point => {
  const z = Math.exp((index / 159) * 2.25 - 0.2);
  return [courseX(z), z];
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

const middle = (z: number, aside: number) =>
  onPlain(plain, [courseX(z) + aside, z]);

function water(inks: Inks): Art {
  const random = seeded(17);
  const whole = `M0 0H${width}V${height}H0Z`;
  return [
    print(inks.meadowLit, river(20, 12)),
    print(inks.grassMid, river(5, 16)),
    inside(
      river(0),
      print(inks.waterShade, whole),
      inside(river(0, -18), print(inks.water, whole)),
      print(
        inks.waterDeep,
        mist([560, 880], 300, 12, 61),
        mist([800, 940], 340, 14, 63),
        mist([860, 800], 180, 8, 65),
      ),
      ...[inks.waterGlow, inks.waterLit].map((ink) =>
        print(
          ink,
          ...glitter(random, {
            x: (t) => at[0] - 60 + 60 * t,
            top: 720,
            bottom: height,
            spread: (t) => 70 + 130 * t,
            count: 16,
            thick: 10,
          }),
          ...farGlints(random, middle, {
            from: 2.2,
            more: 5,
            count: 16,
            aside: 150,
            long: [100, 320],
            thick: 9,
            least: 0.8,
          }),
        ),
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
