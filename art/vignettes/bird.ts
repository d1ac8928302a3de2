import { type Inks, type Light } from "../kit/light";
import { blob, disc, type Point, points, polygon, stroke } from "../kit/path";
import { type Art, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/** A small black-eyed Susan, seen from the side: its rays keep it from looking like an eye. */
const susan = ([x, y]: Point, size: number, inks: Inks): Art =>
  [
    print(inks.grassShade, `M${x - 1} ${y}h2v40h-2Z`),
    print(
      inks.petalGold,
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
        const angle = ((ray + 0.5) / 8) * 2 * Math.PI;
        const tip: Point = [
          x + Math.cos(angle) * size,
          y + (Math.sin(angle) * 0.55 + 0.2) * size,
        ];
        return stroke([[x, y], tip], (t) => size * (0.1 + 0.12 * t));
      }),
    ),
    print(inks.coneShade, disc([x, y - size * 0.12], size * 0.3, size * 0.28)),
  ].join("");

/** A meadowlark that sings from a fence post. */
export function bird(light: Light): Art {
  const { hour, inks } = light;
  const soft = (list: string) => blob(points(list));
  return [
    sky(light, [146, 122], [50, 74], 14),
    hill(
      "M-9 138C30 128 70 136 104 132S170 124 209 130",
      inks.ridge3,
      inks.ridge2,
    ),
    hill(
      "M-9 158C40 146 90 160 130 152S180 146 209 150",
      inks.meadowShade,
      inks.meadowLit,
      4,
    ),
    print(inks.ink, "M-9 171Q100 178 209 168v2Q100 180-9 173Z"),
    print(inks.woodShade, "M80 152L100 147L122 152V230H80Z"),
    print(inks.wood, "M100 149L122 153V230H106Z"),
    print(inks.straw, "M116 153l6 1V230h-4Z"),
    print(inks.ink, "M86 168l3 30-5-10ZM96 176l2 40-4-12Z"),
    print(
      inks.woodShade,
      polygon(points("76 128, 94 142, 58 184, 50 183, 46 176")),
    ),
    print(inks.cream, polygon(points("60 182, 56 184, 82 146, 88 146"))),
    print(
      inks.wood,
      soft(
        "99 58, 105 46, 117 40, 130 45, 136 57, 140 78, 140 102, 128 128, 108 143, 88 143, 76 132, 78 112, 88 88, 96 70",
      ),
    ),
    print(
      inks.finch,
      soft(
        "116 58, 128 56, 136 66, 141 84, 140 104, 128 127, 110 141, 102 138, 106 112, 112 86",
      ),
    ),
    print(inks.ink, "M112 72L126 94L139 70L140 84L127 112L110 90Z"),
    print(
      inks.woodShade,
      soft("84 92, 98 82, 110 96, 110 118, 94 138, 62 164, 72 134"),
    ),
    print(
      inks.straw,
      "M88 100L104 104L103 108L86 106ZM82 116L104 119L101 123L80 121ZM76 132L95 133L90 137L73 137Z",
    ),
    print(inks.ink, soft("101 60, 105 48, 116 41, 129 45, 117 47, 108 54")),
    print(inks.cream, "M106 60C112 52 122 49 132 52C122 53 114 57 109 65Z"),
    print(inks.ink, disc([123, 57], 2.6)),
    // Ink would sink into the sky of dusk.
    print(
      hour === "dusk" ? inks.straw : inks.ink,
      "M129 47L147 40Q140 49 134 54ZM131 56L144 55Q138 60 134 62Z",
    ),
    print(inks.ink, "M104 140h3l2 12h-4ZM116 136h3l2 15h-4Z"),
    ...(
      [
        [30, 160, 12],
        [178, 158, 13],
        [160, 176, 10],
      ] as const
    ).map(([x, y, size]) => susan([x, y], size, inks)),
    print(
      inks.grassShade,
      blades(5, [-9, 86], 200, 44, 8),
      blades(8, [112, 209], 202, 38, 8),
    ),
  ].join("");
}
