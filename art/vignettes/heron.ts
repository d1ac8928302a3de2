import { type Light } from "../kit/light";
import { blob, disc, points, stroke, through } from "../kit/path";
import { type Art, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

const neck = through(
  points("92 110, 106 104, 116 92, 115 80, 106 70, 100 60, 103 50, 112 46"),
  4,
);
const soft = (list: string) => blob(points(list));

/** A great blue heron that waits in the shallows. */
export function heron(light: Light): Art {
  const { inks } = light;
  return [
    sky(light, [142, 112], [62, 46], -16),
    hill(
      "M-9 134C30 124 60 132 92 130S170 122 209 128",
      inks.ridge4,
      inks.ridge2,
    ),
    print(inks.water, "M-9 146H209V230H-9Z"),
    print(
      inks.waterGlow,
      "M104 146H209V152H112ZM118 158h76v4h-70ZM98 170h92l-8 4h-78ZM112 184h60l-8 4h-48Z",
    ),
    print(
      inks.waterDeep,
      "M-9 156h58l-8 3H-9ZM-9 176h84l-12 4H-9ZM20 194h96l-14 4H34Z",
    ),
    print(
      inks.ink,
      "M92 140h3l3 27-1 33h-4l1-32ZM80 140h3l-6 28 2 32h-4l-3-32Z",
    ),
    print(inks.sun, "M68 199h34l-6 3H74Z"),
    print(
      inks.waterShade,
      soft(
        "101 90, 86 88, 70 98, 54 118, 38 140, 26 158, 44 152, 66 146, 88 140, 104 126, 112 106",
      ),
    ),
    print(inks.ink, "M84 118L36 150L22 166L46 156L78 142Z"),
    print(
      inks.waterDeep,
      soft("96 94, 104 104, 98 122, 84 134, 62 142, 76 126, 86 106"),
      "M70 104L50 134L74 116Z",
    ),
    print(inks.water, "M88 98L74 120L94 102ZM96 104L84 128L100 110Z"),
    print(
      inks.smoke,
      stroke(neck, (t) => 3 + 8 * (1 - t) ** 2.4),
    ),
    print(
      inks.cream,
      stroke(
        neck.map(([x, y]) => [x + 2.4, y + 0.6]),
        (t) => 1.2 + 2.4 * (1 - t) ** 2,
      ),
    ),
    print(inks.smoke, "M92 112L100 134L102 118L108 128L112 100Z"),
    print(
      inks.cream,
      soft("99 54, 100 46, 107 41, 116 42, 122 46, 118 51, 108 53, 104 59"),
    ),
    print(
      inks.ink,
      soft("122 44, 112 39, 102 41, 92 50, 78 54, 96 46, 108 44"),
      disc([112, 46], 1.8),
    ),
    print(inks.petalGold, "M118 43L156 54L118 51Z"),
    print(inks.petalGoldShade, "M118 47L156 54L118 51Z"),
    print(
      inks.ink,
      "M168 220C166 180 168 150 172 118l2 1c-3 30-4 62-2 100ZM184 220c0-30 0-60-2-84l2-1c3 26 4 56 3 85ZM22 220c2-28 0-50-4-68l2-1c5 20 7 42 6 69Z",
    ),
    print(
      inks.woodShade,
      "M169 120c-1-10 2-22 6-24c3 5 2 18-1 25ZM178 138c-2-9-1-20 3-23c4 4 5 16 3 23ZM14 154c-3-9-3-18 0-22c5 3 8 14 7 21Z",
    ),
    print(
      inks.grassShade,
      blades(3, [-9, 66], 206, 34, 9),
      blades(12, [140, 209], 204, 46, 9),
    ),
  ].join("");
}
