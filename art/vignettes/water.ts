import { type Light } from "../kit/light";
import { clothes, person } from "../kit/people";
import { sitting } from "../kit/pose";
import { type Art, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/** The river, and a paddler coming around its bend. */
export function water(light: Light): Art {
  const { inks } = light;
  const paddler = person({
    feet: [88, 186],
    height: 58,
    facing: 1,
    pose: { ...sitting, nearArm: [58, 92], farArm: [70, 120], lean: 8 },
    hat: "brim",
    inks: clothes(inks, inks.rust, inks.woodShade),
  });
  const [x, y] = paddler.nearHand;
  return [
    sky(light, [144, 106], [70, 60], -24),
    hill(
      "M-9 112C8 92 30 88 52 96S96 122 130 122S190 114 209 118",
      inks.ridge3,
      inks.ridge2,
    ),
    hill(
      "M-9 132C20 118 60 122 90 132S150 138 209 128",
      inks.ridge4,
      inks.meadow,
    ),
    print(
      inks.water,
      "M118 138C150 138 176 142 209 140V230H-9V190C30 168 96 156 118 138Z",
    ),
    print(
      inks.waterGlow,
      "M134 139H176L188 148H136ZM128 154h70l-8 4h-66ZM112 168h88l-6 4h-90Z",
    ),
    print(inks.sun, "M142 143h24l4 4h-26ZM140 160h42l-6 3h-40Z"),
    print(
      inks.waterDeep,
      "M-9 196h60l-12 4H-9ZM120 186h80l-10 4h-80ZM20 208h110l-16 4H30Z",
    ),
    hill(
      "M-9 150C24 142 60 144 96 150C80 158 40 168-9 184",
      inks.meadowShade,
      inks.meadowLit,
      3,
    ).replace(/V230H-9Z/g, "Z"),
    print(
      inks.leafShade,
      "M-9 150C-6 120 10 112 22 118C34 108 50 118 48 130C60 132 62 148 50 152C30 158 6 160-9 158Z",
    ),
    print(
      inks.leaf,
      "M6 128C14 116 28 118 30 128C42 124 50 134 44 140C30 144 14 142 6 128Z",
    ),
    print(inks.waterShade, "M24 196H156l-14 8H44Z"),
    print(
      inks.ink,
      "M20 174C30 182 46 184 90 184S146 182 162 170C160 188 148 198 132 199H52C34 198 24 188 20 174Z",
    ),
    paddler.art,
    print(
      inks.straw,
      "M20 174C30 182 46 184 90 184S146 182 162 170C160 188 148 197 132 198H52C34 197 24 188 20 174Z",
    ),
    print(
      inks.wood,
      "M22 180C40 192 70 193 92 193S146 190 159 180C154 192 144 197 132 198H52C36 196 26 190 22 180Z",
    ),
    print(inks.bark, `M${x - 10} ${y - 26}l3-1 22 52-3 1Z`),
    print(inks.gold, `M${x + 10} ${y + 22}l7-3 6 16q-4 6-8 3Z`),
    print(inks.grassShade, blades(4, [-9, 209], 216, 22, 8)),
  ].join("");
}
