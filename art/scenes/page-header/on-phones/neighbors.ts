import { cut } from "../../../kit/cut";
import { type Inks, type Light } from "../../../kit/light";
import { type Art, placed, print } from "../../../kit/svg";
import { gatherers } from "../neighbors";
import { oak } from "./oak";
import { coneflowerOf, planted } from "./plants";

/** A bucket of seed 100 units wide below a hand at (0, 0), in the ink of its user. */
const bucket = (inks: Inks): Art =>
  `<path fill="none" stroke="${inks.ink}" stroke-width="8" d="M-48 50q48-98 96 0"/>` +
  print(inks.straw, "M-50 50q50-40 100 0z") +
  `<path d="M-52 50H52L40 140h-80z"/>` +
  print(inks.coneLit, "M32 50h20L40 140H24z");

const [left, down, scale] = [-508, 186, 0.66];

/** In whole units, and a scale of two decimals. */
const buckets = (inks: Inks): Art =>
  gatherers(inks)
    .map(({ hand: [x, y], size, ink }) => {
      const at = [left + x * scale, down + y * scale].map(Math.round).join(" ");
      const wide = ((size * scale) / 100).toFixed(2);
      return `<use href="#k" fill="${ink}" transform="translate(${at})scale(${wide})"/>`;
    })
    .join("");

export const neighbors = ({ inks }: Light): Art =>
  [
    print(inks.grassMid, "M400 632q260-14 560 0-260 14-560 0"),
    placed([800, 632], 1, 1, oak(inks)),
    cut(
      { off: 2.4, least: 44 },
      placed([left, down], scale, 1, ...gatherers(inks).map(({ who }) => who)),
    ),
    `<defs><g id="k">${bucket(inks)}</g></defs>`,
    buckets(inks),
    planted("c", coneflowerOf(inks), "200 90 1, 890 86 .8, 1040 96 -1"),
  ].join("");
