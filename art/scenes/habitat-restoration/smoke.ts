import { smoke } from "../../kit/fire";
import { type Light } from "../../kit/light";
import { type Point, points, through } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";

/** One body of smoke in its inks, from the shade behind to the lit side. */
function body(
  { hour, inks }: Light,
  course: string,
  half: (t: number) => number,
  seed: number,
  shaded = true,
): Art {
  const spine = through(points(course), 12);
  const layer = (more: number, shift: Point, size: number) =>
    smoke(seeded(seed + more), spine, half, { shift, size });
  const day = hour === "day";
  return [
    shaded
      ? print(day ? inks.ridge1 : inks.skyHigh, ...layer(1, [-0.1, 0.16], 1.1))
      : "",
    print(inks.smoke, ...layer(2, [0.02, -0.06], 1.02)),
    print(day ? inks.cloudLit : inks.ridge1, ...layer(3, [0.24, -0.34], 0.7)),
  ].join("");
}

/** The smoke leans with the wind, from the fire to the far left. */
export const plume = (light: Light): Art =>
  body(
    light,
    "1452 1046, 1376 944, 1210 806, 960 640, 660 480, 340 330, 40 190, -200 90",
    (t) => 40 + 270 * Math.pow(t, 0.9),
    25,
  );

/** What rises from the near fire, low behind the crew. */
export const lowSmoke = (light: Light): Art =>
  body(
    light,
    "955 1262, 890 1210, 800 1110, 640 980, 400 860, 80 770, -160 720",
    (t) => 60 + 110 * t,
    21,
    false,
  );
