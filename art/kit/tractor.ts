import { fromFoot } from "./from-foot";
import { type Inks } from "./light";
import { disc, type Point } from "./path";
import { type Art, print } from "./svg";

/** A tractor going right, `size` px long, its rear wheel at `foot`. */
export function tractor(foot: Point, size: number, inks: Inks): Art {
  const { at, shape } = fromFoot(foot, size);
  const wheel = (right: number, radius: number) => {
    const hub = at([right, radius]);
    return (
      print(inks.ink, disc(hub, (radius * size) / 100)) +
      print(inks.gold, disc(hub, (radius * size) / 220))
    );
  };
  return [
    print(inks.woodShade, shape([-40, 6], [-8, 20], [-8, 14], [-40, 0])),
    print(inks.ink, shape([46, 40], [50, 40], [50, 66], [46, 66])),
    print(inks.rust, shape([-14, 26], [78, 18], [78, 42], [20, 46], [-14, 46])),
    print(inks.cone, shape([22, 34], [78, 32], [78, 42], [20, 46])),
    print(inks.ink, shape([-12, 46], [22, 46], [18, 76], [-8, 76])),
    print(inks.waterLit, shape([-5, 50], [16, 50], [13, 72], [-3, 72])),
    print(inks.rust, shape([-14, 75], [24, 75], [20, 82], [-10, 82])),
    wheel(0, 26),
    wheel(68, 16),
  ].join("");
}
