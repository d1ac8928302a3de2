import { canoe, onCanoe } from "../../kit/canoe";
import { type Light } from "../../kit/light";
import { clothes } from "../../kit/people";
import { type Art, print } from "../../kit/svg";
import { far } from "./canvas";
import { bag, sacks } from "./load";
import { paddle, paddling, seated } from "./paddlers";

/** Two more, coming around the bend. */
export function farCanoe({ inks }: Light): Art {
  const hull = canoe(far, {
    hull: inks.waterShade,
    hullShade: inks.ink,
    hullLit: inks.waterDeep,
    inner: inks.woodShade,
    innerShade: inks.ink,
    rail: inks.straw,
  });
  const one = (along: number, top: string) =>
    seated(onCanoe(far, along, 0, 20), {
      height: 184,
      facing: -1,
      pose: paddling,
      hat: along < 0 ? "cap" : "brim",
      inks: clothes(inks, top, inks.ridge5),
    });
  const [stern, bow] = [one(-0.7, inks.plum), one(0.48, inks.rust)];
  const { white, gold } = sacks(inks);
  const blades = [stern, bow].map((who) => paddle(who, 104, 178));
  return [
    hull.back,
    hull.aboard(
      stern.art,
      bag(onCanoe(far, -0.32, 0, 8), 84, -5, white),
      bag(onCanoe(far, 0.02, 0, 8), 76, 8, gold),
      bow.art,
    ),
    hull.front,
    print(
      inks.woodShade,
      ...blades.flatMap(({ shaft, blade }) => [shaft, blade]),
    ),
  ].join("");
}
