import { type Light } from "../kit/light";
import { blob, points } from "../kit/path";
import { type Art, print } from "../kit/svg";
import { hill, sky } from "./ground";

/** New growth from ground that was sown last fall. */
export function sprout(light: Light): Art {
  const { inks } = light;
  const soft = (list: string) => blob(points(list));
  const young = (x: number, y: number, size: number) =>
    `M${x} ${y}v${-size}m0 0q${-size * 0.9} ${-size * 0.1} ${-size * 1.1} ${-size * 0.9}q${size} 0 ${size * 1.1} ${size * 0.9}q0 ${-size * 0.9} ${size} ${-size * 1.1}q0 ${size * 0.9} ${-size * 0.8} ${size * 1.2}v${size}h${-size * 0.2}Z`;
  return [
    sky(light, [136, 104], [64, 56], -10),
    hill(
      "M-9 134C30 124 80 134 120 128S180 120 209 126",
      inks.ridge3,
      inks.ridge2,
    ),
    hill(
      "M-9 150C40 140 90 150 140 144S190 138 209 142",
      inks.meadowShade,
      inks.meadowLit,
      4,
    ),
    print(inks.soil, "M-9 164C60 156 130 160 209 156V230H-9Z"),
    print(
      inks.woodShade,
      "M-9 176L92 160L100 160L-9 196ZM30 230L102 160L110 160L84 230ZM146 230L114 160L122 159L209 222V230ZM209 196L126 159L136 159L209 178Z",
    ),
    print(
      inks.grass,
      young(38, 178, 9),
      young(64, 166, 6),
      young(150, 166, 6),
      young(172, 182, 9),
    ),
    print(
      inks.coneShade,
      soft("60 214, 72 198, 92 190, 112 190, 130 198, 142 214, 100 230"),
    ),
    print(inks.wood, soft("104 191, 120 193, 132 201, 138 212, 122 204")),
    print(
      inks.leafShade,
      "M97 196C98 164 96 138 98 108l6-1C103 138 104 166 106 196Z",
    ),
    print(
      inks.grass,
      soft("100 112, 84 92, 62 84, 36 84, 44 104, 60 118, 80 120"),
    ),
    print(
      inks.leafShade,
      soft("100 113, 82 104, 60 96, 36 84, 46 106, 62 118, 82 120"),
    ),
    print(
      inks.grassLit,
      soft("101 110, 106 84, 122 62, 148 46, 160 44, 158 66, 148 86, 130 102"),
    ),
    print(
      inks.grass,
      soft("101 110, 110 88, 126 70, 160 44, 138 62, 114 78, 104 92"),
    ),
    print(
      inks.grassMid,
      "M101 111C112 94 128 78 148 60l-1-1C126 76 110 92 99 110ZM100 112C84 104 66 97 50 92v1C66 99 84 107 99 114Z",
    ),
  ].join("");
}
