import { type Inks } from "../../kit/light";
import { type Point, points, stroke, through } from "../../kit/path";
import { noise } from "../../kit/random";
import { type Art, print } from "../../kit/svg";

const uneven = noise(17);

/** Gravel between grass verges, `from` px wide far off and `to` px close by. */
function gravel(
  inks: Inks,
  course: readonly Point[],
  from: number,
  to: number,
): Art {
  const half = (t: number) => (from + (to - from) * t * t) / 2;
  const band = (shift: number, part: number, shiver: number) =>
    stroke(
      course.map(([x, y], index): Point => {
        const t = index / (course.length - 1);
        return [x + half(t) * shift, y];
      }),
      (t) => half(t) * (part + shiver * uneven(t * 26 + shift * 9)),
    );
  return (
    print(inks.grassMid, band(-0.55, 1.15, 0.16)) +
    print(inks.grassLit, band(0.25, 1.2, 0.16)) +
    print(inks.straw, band(0, 0.95, 0.05)) +
    print(inks.paper, band(0.34, 0.34, 0.12))
  );
}

/** From the barn's yard over the farm's hill. */
export const farRoad = (inks: Inks) =>
  gravel(
    inks,
    through(
      points(
        "1126 700, 1150 724, 1220 728, 1300 724, 1396 758, 1440 822, 1410 900, 1350 970, 1316 1060",
      ),
      10,
    ),
    13,
    26,
  );

/** Over the next crest and down to the viewer. */
export const nearRoad = (inks: Inks) =>
  gravel(
    inks,
    through(
      points(
        "1332 1018, 1334 1052, 1360 1120, 1420 1220, 1470 1330, 1498 1480, 1490 1660, 1448 1840, 1376 2040",
      ),
      10,
    ),
    28,
    96,
  );
