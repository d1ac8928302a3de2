import { burOak } from "../../kit/bur-oak";
import { mist } from "../../kit/land";
import { type Inks, type Light, shaded } from "../../kit/light";
import { type Point, bend, polygon, stroke } from "../../kit/path";
import { clothes, type Person, person } from "../../kit/people";
import { bluestems } from "../../kit/planting";
import { standing, walking } from "../../kit/pose";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";

/** A bucket of seed hanging from a hand. */
function bucket([x, y]: Point, size: number, ink: string, inks: Inks): Art {
  const [top, foot] = [y + size * 0.5, y + size * 1.4];
  const side = (from: number, to: number) =>
    polygon([
      [x + from * size * 0.52, top],
      [x + to * size * 0.52, top],
      [x + to * size * 0.4, foot],
      [x + from * size * 0.4, foot],
    ]);
  return [
    print(
      inks.ink,
      stroke(
        bend([x - size * 0.5, top], [x, y - size * 0.5], [x + size * 0.5, top]),
        () => size * 0.04,
      ),
    ),
    print(
      inks.straw,
      `M${x - size * 0.5} ${top}q${size * 0.5} ${-size * 0.4} ${size} 0z`,
    ),
    print(ink, side(-1, 1)),
    print(inks.coneLit, side(0.62, 1)),
  ].join("");
}

/** Draws people with a hard rim of the low light, in the ink `rim`. */
const inLowLight = (rim: string) => (who: Person) => {
  const drawn = person(who);
  const lit = shaded(drawn.art, rim, 1);
  return {
    ...drawn,
    art: `<g transform="translate(4.5 -2)">${lit}</g>${drawn.art}`,
  };
};

/** Three neighbors gathering seed, and the bucket that each of them holds. */
export function gatherers(inks: Inks) {
  const inShirt = (top: string, legs: string) => ({
    ...clothes(inks, top, legs),
    shade: inks.woodShade,
  });
  const lit = inLowLight(inks.glowNear);
  const carrying = lit({
    feet: [1376, 692],
    height: 296,
    facing: 1,
    pose: { ...walking, farArm: [4, 16], nearArm: [-6, 2] },
    hat: "brim",
    inks: inShirt(inks.rust, inks.river),
  });
  const child = lit({
    feet: [1540, 696],
    height: 190,
    facing: 1,
    pose: { ...standing, nod: -16, nearArm: [128, 150], farArm: [20, 30] },
    hat: "cap",
    inks: inShirt(inks.gold, inks.river),
  });
  const picking = lit({
    feet: [1712, 694],
    height: 286,
    facing: -1,
    pose: {
      ...standing,
      lean: 14,
      nod: 12,
      nearArm: [62, 98],
      farArm: [12, 10],
    },
    inks: inShirt(inks.plum, inks.woodShade),
  });
  return [
    { who: picking.art, hand: picking.farHand, size: 52, ink: inks.river },
    { who: child.art, hand: child.farHand, size: 40, ink: inks.plum },
    {
      who: carrying.art,
      hand: carrying.nearHand,
      size: 54,
      ink: inks.petalGoldShade,
    },
  ];
}

/** They gather it below an old bur oak. */
export function neighbors({ inks }: Light): Art {
  const random = seeded(301);
  return [
    print(
      inks.grassMid,
      mist([1790, 622], 900, 34, 311),
      mist([1560, 682], 760, 26, 312),
    ),
    burOak(random, [1876, 626], 560, inks, 1),
    ...bluestems(random, inks, 700, [
      [1590, 290, 16, 60],
      [1470, 190, -12, 46],
      [1800, 220, 18, 52],
    ]),
    ...gatherers(inks).map(
      ({ who, hand, size, ink }) => who + bucket(hand, size, ink, inks),
    ),
  ].join("");
}
