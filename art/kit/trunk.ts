import { type Point, stroke } from "./path";
import { noise, type Random } from "./random";
import { type Art, inside, print } from "./svg";

/**
 * An old oak's trunk or limb close by, foot to top along `spine`, `half` px
 * wide to each side at its foot. Bark runs in plates along it; the side
 * toward the light (1 right, -1 left) has a broken rim of `lit`.
 */
export function trunk(
  random: Random,
  spine: readonly Point[],
  half: number,
  inks: { readonly bark: string; readonly plate: string; readonly lit: string },
  {
    sun,
    flare = 0.5,
    taper = 0.4,
  }: {
    readonly sun: 1 | -1;
    readonly flare?: number;
    readonly taper?: number;
  },
): Art {
  const uneven = noise(Math.floor(random.next() * 1e6));
  const width = (t: number) =>
    half *
    (1 - taper * t + flare * Math.pow(1 - t, 9)) *
    (1 + 0.06 * uneven(t * 14));
  const body = stroke(spine, width);
  const last = spine.length - 1;
  /** A line along the bark at a part of the width, between two heights. */
  const along = (across: number, from: number, to: number, thick: number) => {
    const part = spine.slice(Math.floor(from * last), Math.ceil(to * last) + 1);
    if (part.length < 3) return "";
    return stroke(
      part.map(([x, y], index): Point => {
        const t = from + (index / (part.length - 1)) * (to - from);
        return [
          x + width(t) * (across + 0.05 * uneven(t * 22 + across * 9)),
          y,
        ];
      }),
      (t) => thick * Math.sin(Math.PI * (0.04 + 0.92 * t)),
    );
  };
  const plates = Array.from({ length: 9 }, () => {
    const from = random.between(-0.1, 0.9);
    return along(
      random.between(-0.75, 0.55) * sun,
      Math.max(0, from),
      Math.min(1, from + random.between(0.12, 0.34)),
      half * random.between(0.05, 0.12),
    );
  });
  const rim: string[] = [];
  for (let t = 0.02; t < 0.96;) {
    const end = Math.min(1, t + random.between(0.1, 0.28));
    rim.push(along(sun * 0.93, t, end, half * random.between(0.06, 0.15)));
    t = end + random.between(0, 0.07);
  }
  return (
    print(inks.bark, body) +
    inside(body, print(inks.plate, ...plates), print(inks.lit, ...rim))
  );
}
