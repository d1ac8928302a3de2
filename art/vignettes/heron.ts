import { cut } from "../kit/cut";
import { heron as standing } from "../kit/heron";
import { type Light } from "../kit/light";
import { disc } from "../kit/path";
import { type Art, placed, print } from "../kit/svg";
import { plumage } from "../scenes/page-header/boardwalk";
import { blades, hill, sky } from "./ground";

/** Where its legs meet the water. */
const place = [92, 192] as const;

const round = (wide: number) =>
  disc([place[0] + 4, place[1] + 1], wide, wide / 8);

/** The great blue heron of the wetland, in the shallows. */
export function heron(light: Light): Art {
  const { inks } = light;
  return [
    sky(light, [142, 112], [44, 62], -16),
    hill(
      "M-9 134C30 124 60 132 92 130S170 122 209 128",
      inks.ridge4,
      inks.ridge2,
    ),
    print(inks.water, "M-9 146H209V230H-9Z"),
    print(
      inks.waterGlow,
      "M104 146H209V152H112ZM118 158h76v4h-70ZM112 170h78l-8 4h-68Z",
    ),
    print(inks.waterDeep, "M-9 156h58l-8 3H-9ZM-9 176h74l-12 4H-9Z"),
    print(inks.waterDeep, "M87 198h5l-2 18h-3ZM101 198h5l0 18h-3Z"),
    print(inks.waterGlow, round(32)),
    print(inks.water, round(28)),
    print(inks.waterGlow, round(18)),
    print(inks.water, round(14)),
    cut(
      { off: 0.55, least: 7 },
      placed(place, 0.136, 1, standing(plumage(light))),
    ),
    print(inks.ink, disc([122, 36], 1.5)),
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
