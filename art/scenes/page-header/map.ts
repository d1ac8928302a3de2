import { lettering } from "../../kit/lettering";
import { type Inks } from "../../kit/light";
import { blob, points, polygon, stroke } from "../../kit/path";
import { type Art, print, turned } from "../../kit/svg";

/** An unfolded map, held upside down: eight panels, every other in shade. */
export function map(inks: Inks): Art {
  const folds = [-204, -104, -4, 98, 204];
  const panel = (index: number) => {
    const [from = 0, to = 0] = folds.slice(index, index + 2);
    const dip = (at: number) => (at % 2 ? 16 : 0);
    return polygon([
      [from, -272 + dip(index)],
      [to, -272 + dip(index + 1)],
      [to, -78 + dip(index + 1)],
      [from, -78 + dip(index)],
    ]);
  };
  const name = lettering("TRAIL MAP", [-129.1, -170.3], 49.3, 300);
  return [
    print(
      inks.ink,
      polygon(
        points(
          "-210 -278, -104 -262, -4 -278, 98 -262, 210 -278, 210 -72, 98 -56, -4 -72, -104 -56, -210 -72",
        ),
      ),
    ),
    print(inks.waterLit, panel(1), panel(3)),
    print(inks.cream, panel(0), panel(2)),
    print(
      inks.water,
      stroke(
        points("-200 -106, -130 -116, -60 -90, 20 -112, 90 -86, 200 -108"),
        () => 8,
      ),
    ),
    print(
      inks.meadow,
      blob(points("120 -246, 176 -258, 192 -216, 150 -202, 116 -218")),
      blob(points("-188 -236, -150 -256, -122 -230, -150 -206, -184 -212")),
    ),
    print(
      inks.smoke,
      stroke(
        points("-204 -176, -104 -160, -4 -176, 98 -160, 204 -176"),
        () => 1.5,
      ),
    ),
    turned(180, [0, -192], print(inks.rust, name.path)),
  ].join("");
}
