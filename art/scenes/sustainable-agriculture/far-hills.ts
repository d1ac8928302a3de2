import { below, crest, ridge } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point, points } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { woods } from "../../kit/woods";
import { height, sun } from "./canvas";

/** Ridges that lose their strips in the haze. */
export function farHills(inks: Inks): Art {
  const random = seeded(8);
  const patchy = noise(5);
  const edges = [
    points("-20 470, 300 452, 700 462, 1100 474, 1400 462, 1620 440"),
    points("-20 520, 260 486, 560 500, 900 520, 1240 500, 1620 512"),
    points("-20 590, 400 560, 800 556, 1040 548, 1300 540, 1620 556"),
  ].map((controls, index) => crest(controls, 30 + index, 5));
  const layers = [
    [inks.ridge1, inks.glow, inks.ridge2, 20],
    [inks.ridge2, inks.ridge1, inks.ridge3, 28],
    [inks.ridge3, inks.ridge2, inks.ridge4, 36],
  ] as const;
  return edges
    .map((edge: readonly Point[], index) => {
      const [base, rim, trees, size] = layers[index] ?? layers[0];
      return (
        print(
          trees,
          ...woods(
            random,
            [-20, 1620],
            edge,
            size,
            (x) => 0.6 * patchy(x / 190 + index * 13),
          ),
        ) +
        ridge(
          edge,
          height,
          { base, rim },
          { depth: 9, sunX: sun[0], reach: 900 },
        ) +
        (index === 1
          ? inside(
              below(edge, height),
              print(
                inks.ridge1,
                `M0 540C400 510 700 552 1100 534S1500 530 1620 540V552C1300 538 1100 552 800 556S300 532 0 556Z`,
              ),
            )
          : "")
      );
    })
    .join("");
}
