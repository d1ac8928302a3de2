import { type Light } from "../../kit/light";
import { disc } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { glint, glitter } from "../../kit/water";
import { height, shore, sun, width } from "./canvas";

const above = (y: number) => `M0 ${shore}H${width}V${y}H0Z`;

/** The water as it lies, dark toward us, with the far trees and the light in it. */
export function water({ inks }: Light): Art {
  const random = seeded(9);
  const broken = (y: number, size: number, count = 18) =>
    Array.from({ length: count }, () =>
      glint(
        [random.between(-60, width + 60), y + random.wobble() * size * 2],
        size * 12 * random.between(0.5, 1.4),
        size * random.between(0.25, 0.6),
      ),
    );
  const column = (spread: number, count: number, thick: number) =>
    glitter(random, {
      x: () => sun[0],
      top: shore + 10,
      bottom: 1980,
      spread: (t) => spread * (0.5 + 0.7 * t),
      count,
      thick,
    });
  return [
    print(inks.waterShade, above(height)),
    print(inks.waterDeep, above(1690), ...broken(1694, 34, 10)),
    print(inks.water, above(1330), ...broken(1334, 10)),
    print(inks.waterDeep, above(985), ...broken(990, 10, 9)),
    print(inks.waterGlow, ...column(210, 15, 22)),
    print(inks.waterLit, ...column(130, 16, 20)),
  ].join("");
}

/** Rings where the net goes in. */
export function rings({ inks }: Light): Art {
  const [x, y] = [1412, 1358];
  const ring = (radius: number, thick: number) =>
    `${disc([x, y], radius, radius * 0.24)}${disc([x, y + thick * 0.2], radius - thick * 1.6, (radius - thick * 1.6) * 0.22).replace(/0 1 0/g, "0 1 1")}`;
  return (
    print(inks.waterLit, ring(150, 6), ring(96, 6)) +
    print(inks.woodShade, ring(62, 8))
  );
}
