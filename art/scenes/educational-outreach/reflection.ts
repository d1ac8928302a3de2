import { type Light, shaded } from "../../kit/light";
import { polygon } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { glint } from "../../kit/water";
import { dock, waterline, width } from "./canvas";
import { planks } from "./dock";
import { people } from "./people";

/** The dock with everybody on it, upside down, cut up by the ripples. */
export function reflection(light: Light): Art {
  const random = seeded(33);
  const { inks } = light;
  const seen = shaded(planks(inks) + people(light), inks.waterShade, 0.4);
  const all = `<g id="mirrored" transform="translate(0 ${2 * waterline}) scale(1 -1)">${seen}</g>`;
  const strips: string[] = [];
  let y = waterline;
  while (y < 2010) {
    const deep = random.between(22, 44) + (y - waterline) * 0.07;
    const shift = random.wobble() * (4 + (y - waterline) * 0.03);
    strips.push(
      inside(
        polygon([
          [0, y],
          [width, y],
          [width, y + deep + 1],
          [0, y + deep + 1],
        ]),
        `<use href="#mirrored" x="${shift.toFixed(1)}"/>`,
      ),
    );
    y += deep;
  }
  return [
    `<defs>${all}</defs>`,
    print(
      inks.waterShade,
      polygon([
        [-10, dock],
        [1140, dock],
        [1120, waterline + 4],
        [-10, waterline + 4],
      ]),
    ),
    ...strips,
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
