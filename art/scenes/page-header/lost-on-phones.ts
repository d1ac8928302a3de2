import { optimize } from "svgo";
import { type Light } from "../../kit/light";
import { disc, type Point } from "../../kit/path";
import { glow } from "../../kit/sky-layers";
import { placed, print } from "../../kit/svg";
import { height as stripHeight, low, middle, sun } from "./canvas";
import { lost } from "./lost";
import { grass } from "./on-phones/grass";
import { coneflowerOf, planted, susanOf } from "./on-phones/plants";

const { left, above, width } = middle;
const height = stripHeight + above;

/**
 * The 404 page's picture for phones, with simpler land: an SVG, which is sharp
 * and half as large as an AVIF. Drawn at half the size, where whole numbers are
 * precise enough.
 */
export function lostOnPhones(light: Light): string {
  const { hour, inks } = light;
  const isDusk = hour === "dusk";
  const [x, y] = isDusk ? low : sun;
  const center: Point = [x - left, y + above];
  const art = [
    print(inks.skyHigh, `M0 0h${width}v${height}H0z`),
    print(inks.skyMid, "M0 300q540-40 1080 4t1080-14v670H0z"),
    print(inks.skyLow, "M0 480q540 30 1080-4t1080 14v470H0z"),
    glow(inks, [
      ["glowFar", center, 300],
      ["glow", center, 226],
      ["sun", center, 94],
    ]),
    print(
      isDusk ? inks.cloudLit : inks.cloud,
      "M900 330q300-16 560-4-260 22-560 4z",
    ),
    // Over the light, an ink of the sky would look like a cut.
    print(inks.cloudLit, "M1690 456q300-30 620-4-300 26-620 4z"),
    isDusk
      ? print(
          inks.star,
          disc([1500, 170], 6),
          disc([1760, 250], 6),
          disc([1620, 350], 6),
          disc([860, 240], 6),
        )
      : "",
    print(inks.ridge2, "M0 700q300-26 760-6t800-4 600-20v290H0z"),
    print(inks.ridge3, "M0 730q400-16 900 0t1260-14v244H0z"),
    print(inks.meadow, "M0 776q500-16 1080-4t1080-6v194H0z"),
    print(inks.meadowShade, "M0 850q600-20 1100-6t1060-8v124H0z"),
    placed([-left, above], 1, 1, lost(light)),
    planted(
      "c",
      coneflowerOf(inks),
      "590 8 1, 690 8 -.8, 1830 8 1.2, 2060 8 -1.1",
      height,
    ),
    planted(
      "s",
      susanOf(inks),
      "510 8 -1.2, 740 8 1, 985 8 -.9, 1740 8 -1.1, 1960 8 1.3",
      height,
    ),
    grass(light, [width, height], 1.4),
  ].join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / 2} ${height / 2}">${placed([0, 0], 0.5, 1, art)}</svg>`;
  return optimize(svg, { floatPrecision: 0, multipass: true }).data;
}
