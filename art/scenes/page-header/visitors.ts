import { type Inks } from "../../kit/light";
import { type Point, disc, points, stroke } from "../../kit/path";
import { clothes, person } from "../../kit/people";
import { sitting, standing } from "../../kit/pose";
import { type Art, print } from "../../kit/svg";

/** The large wheel of the chair. */
export const wheelRadius = 46;

/** A chair's wheel: tire, push rim and spokes. */
function wheel([x, y]: Point, radius: number, inks: Inks): Art {
  const ring = (size: number, thick: number) =>
    `<circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="${inks.ink}" stroke-width="${thick}"/>`;
  const spokes = Array.from({ length: 6 }, (_, index) => {
    const angle = ((index + 0.3) * Math.PI) / 6;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return stroke(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      () => 1.2,
    );
  });
  return [
    ring(radius, 7),
    ring(radius * 0.8, 3),
    print(inks.ink, ...spokes, disc([x, y], 6)),
  ].join("");
}

/**
 * Someone in a wheelchair and a companion, who points out the heron, without
 * the chair's large wheel, which is at `hub`.
 */
export function visiting(inks: Inks) {
  const floor = 668;
  const inShirt = (top: string, legs: string) => ({
    ...clothes(inks, top, legs),
    shade: inks.woodShade,
  });
  const rider = person({
    feet: [1700, floor - 14],
    height: 252,
    facing: 1,
    pose: { ...sitting, nearArm: [24, 64], farArm: [30, 66], nod: -4 },
    hat: "cap",
    inks: inShirt(inks.rust, inks.river),
  });
  const [x, y] = rider.hip;
  const line = (list: string, half: number) =>
    stroke(
      points(list).map(([dx, dy]): Point => [x + dx, y + dy]),
      () => half,
    );
  const companion = person({
    feet: [1572, floor],
    height: 284,
    facing: 1,
    pose: { ...standing, lean: 2, farArm: [16, 40], nearArm: [84, 96] },
    hat: "brim",
    inks: inShirt(inks.petalGoldShade, inks.grassMid),
  });
  const hub: Point = [x + 4, floor - 46];
  const art = [
    companion.art,
    print(
      inks.ink,
      line("-26 -84, -30 -80, -20 12", 4),
      line("-48 -82, -28 -80", 4),
      line("-22 14, 48 14, 62 60, 84 62", 4),
    ),
    wheel([x + 66, floor - 15], 12, inks),
    rider.art,
    print(inks.plum, line("-18 12, 40 12", 8), line("-24 -66, -18 10", 7)),
  ].join("");
  return { art, hub };
}

export function visitors(inks: Inks): Art {
  const { art, hub } = visiting(inks);
  return art + wheel(hub, wheelRadius, inks);
}
