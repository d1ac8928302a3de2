import { type Light } from "../../kit/light";
import { type Random } from "../../kit/random";
import { rows, strip, type Sheet } from "../../kit/sheet";
import { type Art, print } from "../../kit/svg";

type Crop = "corn" | "oats" | "hay" | "mown" | "soil";

/** A strip's crop and the line of the hill where it ends. */
export type Strips = readonly (readonly [crop: Crop, to: number])[];

/** Each crop's ground and rows, in the sun and where no sun comes. */
const palette = ({ hour, inks }: Light, shaded: boolean) =>
  shaded
    ? ({
        corn: [inks.grassMid, inks.grassShade],
        oats: [inks.grassLit, inks.meadowShade],
        hay: [inks.meadowShade, inks.grass],
        mown: [inks.meadow, inks.meadowShade],
        soil: [inks.soil, inks.woodShade],
      } as const)
    : ({
        corn: [inks.grass, inks.grassMid],
        oats: [inks.straw, hour === "day" ? inks.gold : inks.petalGoldShade],
        hay: [inks.meadow, inks.meadowShade],
        mown: [inks.meadowLit, inks.meadow],
        soil: [inks.wood, inks.soil],
      } as const);

const rowCount = { corn: 3, oats: 2, hay: 1, mown: 1, soil: 3 } as const;

/** All strips of a hill. `scale` is 1 in front and less far away. */
export function strips(
  random: Random,
  land: Sheet,
  crops: Strips,
  light: Light,
  { scale, shaded }: { readonly scale: number; readonly shaded: boolean },
): Art {
  const colors = palette(light, shaded);
  let from = 0;
  return crops
    .map(([crop, to]) => {
      const [ground, row] = colors[crop];
      const count = Math.max(
        1,
        Math.round(
          rowCount[crop] *
            (scale < 0.5 ? 0.26 : 0.9) *
            Math.min(1, 2.2 * (to - from)),
        ),
      );
      const art =
        print(ground, strip(land, from, to + 0.02)) +
        print(row, ...rows(random, land, [from, to], count, 5 * scale));
      from = to;
      return art;
    })
    .join("");
}
