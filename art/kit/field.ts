import { fringe } from "./grass";
import { below } from "./land";
import { type Point } from "./path";
import { seeded } from "./random";
import { type Art, print } from "./svg";

/**
 * A plate of grass from its edge down to `bottom`, the edge toothed with
 * leaves about `tall` px high and `apart` px from each other. With `lit`, tips
 * toward the light catch it from behind, `reach` px to either side of it.
 */
export function field(
  edge: readonly Point[],
  bottom: number,
  {
    ink,
    seed,
    tall,
    apart = tall,
    lit,
  }: {
    readonly ink: string;
    readonly seed: number;
    readonly tall: number;
    readonly apart?: number;
    readonly lit?: {
      readonly ink: string;
      readonly sunX: number;
      readonly reach: number;
    };
  },
): Art {
  const tips = () => {
    if (!lit) return "";
    // Somewhat left of the light, where it rakes the leaves toward us.
    const rim = edge.filter(([x]) => Math.abs(x - lit.sunX + 120) < lit.reach);
    return print(lit.ink, ...fringe(seeded(seed + 1), rim, tall * 1.15, tall));
  };
  return (
    tips() +
    print(ink, below(edge, bottom), ...fringe(seeded(seed), edge, tall, apart))
  );
}
