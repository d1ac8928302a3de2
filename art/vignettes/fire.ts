import { type Light } from "../kit/light";
import { clothes, person } from "../kit/people";
import { standing } from "../kit/pose";
import { type Art, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/** A tongue of fire: where it stands, how tall and thick it is, its tip aside. */
const flames = [
  [8, 190, 66, 15, 16],
  [28, 194, 104, 20, 22],
  [54, 198, 70, 17, 6],
  [78, 201, 122, 24, 26],
  [102, 203, 64, 16, 22],
  [122, 203, 40, 11, 14],
] as const;

/** A prescribed burn, and who keeps it in line. */
export function fire(light: Light): Art {
  const { inks } = light;
  const layer = (ink: string, size: number) =>
    print(
      ink,
      ...flames.map(([x, y, tall, wide, lean]) => {
        const [high, half, tip] = [tall * size, wide * size, lean * size];
        return `M${x - half} ${y}c${-half} ${-high * 0.4} ${half + tip} ${-high * 0.5} ${half + tip} ${-high}c${half * 0.3 - tip * 0.2} ${high * 0.35} ${half * 1.6 - tip} ${high * 0.5} ${half - tip} ${high}Z`.replace(
          /\d+\.\d+/g,
          (value) => String(Math.round(Number(value))),
        );
      }),
    );
  const watch = person({
    feet: [160, 192],
    height: 78,
    facing: -1,
    pose: { ...standing, nearArm: [34, 52], lean: 3 },
    hat: "brim",
    inks: clothes(inks, inks.gold, inks.woodShade),
  });
  const [x, y] = watch.nearHand;
  return [
    sky(light, [150, 116], [158, 58], -20),
    print(
      inks.smoke,
      "M-9 20C20 8 60 12 84 30C108 22 122 40 112 54C126 66 112 88 96 84C92 108 72 118 60 110C50 132 20 140-9 128Z",
    ),
    print(
      inks.mist,
      "M30 40C56 26 84 38 86 52C102 56 98 74 84 74C76 94 54 96 46 84C30 78 18 54 30 40Z",
    ),
    hill(
      "M-9 140C40 130 80 140 120 134S180 128 209 132",
      inks.ridge4,
      inks.ridge2,
    ),
    hill(
      "M-9 166C40 156 110 168 150 160S190 156 209 158",
      inks.meadow,
      inks.meadowLit,
      4,
    ),
    print(
      inks.coneShade,
      "M-9 182C40 178 90 192 134 198C120 206 110 218 108 230H-9Z",
    ),
    layer(inks.cone, 1.06),
    layer(inks.flame, 0.84),
    layer(inks.flameCore, 0.5),
    watch.art,
    print(inks.ink, `M${x + 2} ${y - 2}l-30 32 2 2 30-32Z`),
    print(inks.rust, `M${x - 28} ${y + 26}l6 6-10 8-5-5Z`),
    print(inks.ink, blades(4, [-9, 134], 203, 15, 6)),
    print(inks.grassShade, blades(9, [112, 209], 204, 26, 7)),
  ].join("");
}
