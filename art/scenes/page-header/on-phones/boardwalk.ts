import { cut } from "../../../kit/cut";
import { heron } from "../../../kit/heron";
import { type Inks, type Light } from "../../../kit/light";
import { type Art, placed, print } from "../../../kit/svg";
import { plumage } from "../boardwalk";
import { visiting, wheelRadius } from "../visitors";
import { cattailOf, planted, susanOf } from "./plants";

const wetland = (inks: Inks): Art =>
  [
    print(inks.waterDeep, "M300 580q330-28 670-16t500-8v40q-700 28-1170-16"),
    print(inks.water, "M530 578q230-16 490-6-230 18-490 6"),
    print(
      inks.waterGlow,
      "M800 574q140-10 300 0-160 8-300 0M840 590q120-8 220 0-120 8-220 0",
    ),
  ].join("");

/** Planks on a beam and posts, and what they shade. */
const deck = (inks: Inks): Art =>
  [
    print(inks.grassMid, "M0 640h1280v14H0"),
    `<path stroke="${inks.woodShade}" stroke-width="40" stroke-dasharray="13 125" d="M60 660h1240"/>`,
    print(inks.wood, "M0 606h1280v26H0"),
    `<path stroke="${inks.soil}" stroke-width="26" stroke-dasharray="3 22" d="M120 619h1400" transform="skewX(-12)"/>`,
    print(inks.coneLit, "M0 602h1280v5H0"),
    print(inks.woodShade, "M0 631h1280v11H0"),
  ].join("");

const [left, down, scale] = [-520, 196, 0.64];

/** The wheel's spokes are the dashes of a line half as far out as its tire. */
const wheel = (inks: Inks): Art => {
  const [x, y] = visiting(inks).hub;
  const radius = Math.round(wheelRadius * scale);
  const at = [left + x * scale, down + y * scale].map(Math.round).join(" ");
  return `<g fill="none" stroke="${inks.ink}" transform="translate(${at})"><circle r="${radius}" stroke-width="4"/><circle r="12" stroke-width="25" stroke-dasharray="1 5"/></g>`;
};

export function boardwalk(light: Light): Art {
  const { inks } = light;
  return [
    wetland(inks),
    print(inks.bark, "M808 556h3v36h-3M824 556h3v38h-3"),
    cut(
      { off: 1.9, least: 76 },
      placed([820, 596], 0.125, -1, heron(plumage(light))),
    ),
    deck(inks),
    cut(
      { off: 2.1, least: 46 },
      placed([left, down], scale, 1, visiting(inks).art),
    ),
    wheel(inks),
    planted("k", cattailOf(inks), "270 0 1, 330 4 -.8, 1090 4 .9"),
    planted("s", susanOf(inks), "200 8 .8, 820 6 -.8, 1020 8 1"),
  ].join("");
}
