import { type Light, shaded } from "../../kit/light";
import { px } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { glint } from "../../kit/water";
import { dock, waterline, width } from "./canvas";
import { planks } from "./dock";
import { people } from "./people";

/** Where there is more and more of the water's own color, and nothing else. */
const depths = [1620, 1690, 1745];
const end = 1745;

/** All on the dock upside down, cut up by ripples, lost below the waists. */
export function reflection(light: Light): Art {
  const random = seeded(33);
  const { inks } = light;
  const seen = planks(inks) + people(light);
  const all = depths.map(
    (to, step) =>
      `<g id="mirrored${to}" transform="translate(0 ${2 * waterline}) scale(1 -1)">${shaded(seen, inks.waterShade, 0.4 + 0.22 * step)}</g>`,
  );
  const strips: string[] = [];
  let y = waterline;
  while (y < end) {
    const deep = random.between(22, 44) + (y - waterline) * 0.07;
    const to = depths.find((depth) => y < depth) ?? end;
    const shift = random.wobble() * (4 + (y - waterline) * 0.03);
    strips.push(
      inside(
        `M0 ${px(y)}H${width}V${px(Math.min(end, y + deep + 1))}H0Z`,
        `<use href="#mirrored${to}" x="${shift.toFixed(1)}"/>`,
      ),
    );
    y += deep;
  }
  return [
    `<defs>${all.join("")}</defs>`,
    print(inks.waterShade, `M-10 ${dock}H1140L1120 ${waterline + 4}H-10Z`),
    ...strips,
    ...[inks.waterDeep, inks.waterShade].map((ink, deep) =>
      print(
        ink,
        ...Array.from({ length: 9 }, (_, index) =>
          glint(
            [random.between(100, 1150), 1600 + deep * 96 + index * 10],
            random.between(260, 560),
            8 + deep * 8 + index,
          ),
        ),
      ),
    ),
    print(
      inks.waterDeep,
      ...Array.from({ length: 14 }, () => {
        const t = Math.pow(random.next(), 0.8);
        return glint(
          [random.between(0, 1260), waterline + 60 + 560 * t],
          random.between(160, 420),
          8 + 16 * t * random.next(),
        );
      }),
    ),
  ].join("");
}
