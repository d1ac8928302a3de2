import { type Light, raised } from "../kit/light";
import { disc } from "../kit/path";
import { clothes, person } from "../kit/people";
import { standing } from "../kit/pose";
import { type Art, placed, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/** A lesson at the pond: what is in the net today. */
export function mortarboard(light: Light): Art {
  const { hour, inks } = light;
  const isDusk = hour === "dusk";
  const teacher = person({
    feet: [46, 188],
    height: 112,
    facing: 1,
    pose: { ...standing, lean: 8, nod: 10, nearArm: [44, 78] },
    hat: "brim",
    inks: clothes(inks, inks.rust, inks.woodShade),
  });
  const net = person({
    feet: [106, 192],
    height: 78,
    facing: 1,
    pose: {
      ...standing,
      lean: 16,
      nod: 8,
      nearArm: [38, 84],
      farArm: [50, 86],
    },
    hat: "cap",
    inks: clothes(inks, inks.petalGold, inks.river),
  });
  const other = person({
    feet: [82, 188],
    height: 70,
    facing: 1,
    pose: { ...standing, lean: 6, nod: 12, nearArm: [60, 110] },
    inks: clothes(inks, raised(light, inks.waterShade), inks.plum),
  });
  const [x, y] = net.nearHand;
  return [
    sky(light, [146, 106], [96, 44], 22),
    hill(
      "M-9 126C30 114 70 124 110 120S180 112 209 118",
      inks.ridge3,
      inks.ridge2,
    ),
    hill(
      "M-9 142C30 134 80 140 120 136S180 132 209 136",
      inks.ridge4,
      inks.meadow,
    ),
    print(inks.water, "M-9 166C40 154 70 150 110 150H209V230H-9Z"),
    print(
      inks.waterGlow,
      "M112 150H194L186 156H118ZM126 162h66l-8 4h-54ZM132 176h54l-6 3h-42Z",
    ),
    print(inks.waterDeep, "M100 168h30l-4 3h-24ZM140 196h69v4h-62Z"),
    hill(
      "M-9 160C20 154 60 156 88 166S116 184 128 192L134 204",
      inks.meadowShade,
      inks.meadowLit,
      3,
    ).replace(/V230H-9Z/g, "L126 230H-9Z"),
    print(inks.bark, `M${x - 10} ${y - 10}l2-2 44 36-2 2Z`),
    print(inks.cream, `M${x + 31} ${y + 26}q10-6 16 1q-1 14-8 16q-8-4-8-17Z`),
    print(inks.wood, `M${x + 30} ${y + 26}q10-8 18 1l-1 2q-8-6-15 0Z`),
    print(inks.sun, "M142 190h28l-4 2h-22ZM136 194h40l-4 2h-30Z"),
    teacher.art,
    other.art,
    net.art,
    placed(
      [55, 28],
      0.62,
      1,
      print(
        isDusk ? inks.luna : inks.waterShade,
        "M141 66C131 59 126 52 128 48C135 50 142 56 145 64ZM146 64C142 53 143 45 147 43C152 48 151 57 149 63ZM142 70C133 75 128 81 129 85C136 84 143 78 146 71ZM147 69C146 78 148 84 152 86C155 81 153 74 150 68Z",
      ),
      print(inks.ink, disc([138, 69], 2.8), "M138 67L176 57L139 71Z"),
    ),
    print(
      isDusk ? inks.grass : inks.ink,
      "M174 220c-2-34 0-60 4-82l2 1c-4 26-4 54-3 81ZM187 220c1-24 0-46-3-64l2-1c4 22 5 44 4 65Z",
    ),
    print(
      isDusk ? inks.wood : inks.woodShade,
      "M176 140c-2-9 1-20 4-22c4 5 3 16 0 23ZM182 158c-2-8-1-17 2-20c4 4 5 13 3 20Z",
    ),
    print(
      inks.grassShade,
      blades(7, [-2, 118], 210, 24, 9),
      blades(21, [156, 202], 208, 30, 9),
    ),
  ].join("");
}
