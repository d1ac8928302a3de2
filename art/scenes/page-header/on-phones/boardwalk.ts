import { cut } from "../../../kit/cut";
import { heron } from "../../../kit/heron";
import { type Inks, type Light } from "../../../kit/light";
import { cattail } from "../../../kit/pond";
import { seeded } from "../../../kit/random";
import { type Art, placed, print } from "../../../kit/svg";
import { plumage, reeds } from "../boardwalk";
import { visitors } from "../visitors";
import { planted } from "./plants";

const wetland = (inks: Inks): Art =>
  [
    print(inks.waterDeep, "M330 600q300-26 640-14t500-8v40q-700 20-1140-18"),
    print(inks.water, "M560 598q200-14 460-6-200 16-460 6"),
    print(
      inks.waterGlow,
      "M800 596q140-10 300 0-160 8-300 0M840 612q120-8 220 0-120 8-220 0",
    ),
  ].join("");

const deck = (inks: Inks): Art =>
  [
    `<path stroke="${inks.woodShade}" stroke-width="40" stroke-dasharray="12 142" d="M60 670h1200"/>`,
    print(inks.wood, "M0 638h1280v18H0z"),
    print(inks.coneLit, "M0 634h1280v5H0z"),
    print(inks.woodShade, "M0 656h1280v10H0z"),
  ].join("");

export function boardwalk(light: Light): Art {
  const { inks } = light;
  return [
    wetland(inks),
    cut(
      { off: 1.5, least: 58 },
      placed([820, 622], 0.125, -1, heron(plumage(light))),
    ),
    deck(inks),
    cut({ off: 1.6, least: 40 }, placed([-520, 226], 0.64, 1, visitors(inks))),
    planted(
      "k",
      cut(
        { off: 1.5, least: 20 },
        cattail(seeded(4), [0, 0], 150, 8, 10, reeds(inks)),
      ),
      "300 4 -.85, 350 4 1, 960 4 .8",
    ),
  ].join("");
}
