import { blade } from "./grass";
import { bend, type Point, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

/** A strap petal along a spine, widest past its middle, blunt at the tip. */
export const petal = (spine: readonly Point[], width: number) =>
  stroke(
    spine,
    (t) =>
      width *
      0.5 *
      (t > 0.9
        ? 0.94 - 0.42 * ((t - 0.9) / 0.1)
        : 0.42 + 0.6 * Math.sin((Math.PI / 2) * Math.min(1, t * 1.45))),
  );

export interface Stalk {
  readonly root: Point;
  /** px from root to flower. */
  readonly height: number;
  readonly lean: number;
  readonly stem: string;
  /** How far the leaves reach, in parts of what is usual. At 0, it has none. */
  readonly reach?: number;
}

/** The stem a head stands on, `width` px thick, with two leaves. */
export function stalk(
  random: Random,
  { root: [x, y], height, lean, stem, reach = 1 }: Stalk,
  width: number,
): { readonly art: Art; readonly top: Point; readonly tilt: number } {
  const top: Point = [x + lean, y - height];
  const spine = bend([x, y], [x + lean * 0.1, y - height * 0.55], top, 14);
  const leaves = (reach === 0 ? [] : [0.28, 0.5]).map((part, index) => {
    const [leafX, leafY] = spine[Math.round(part * 14)] ?? top;
    const side = index === 0 ? 1 : -1;
    return blade(
      [leafX, leafY],
      width * random.between(6, 11),
      side * width * reach * random.between(9, 14),
      width * 3.2,
      random.between(0.2, 0.6),
    );
  });
  return {
    art: print(
      stem,
      stroke(spine, (t) => width * (0.62 - 0.2 * t)),
      ...leaves,
    ),
    top,
    tilt: (Math.atan2(lean, height) * 180) / Math.PI,
  };
}
