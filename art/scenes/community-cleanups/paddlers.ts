import { type Point, stroke } from "../../kit/path";
import { type Drawn, type Person, person } from "../../kit/people";
import { sitting } from "../../kit/pose";

/** Someone whose hip is at a place, not their feet. */
export function seated(hip: Point, who: Omit<Person, "feet">): Drawn {
  const once = person({ ...who, feet: [0, 0] });
  return person({
    ...who,
    feet: [hip[0] - once.hip[0], hip[1] - once.hip[1]],
  });
}

/** A paddle through both hands, its blade `reach` px below the lower one. */
export function paddle(
  { nearHand, farHand }: Drawn,
  reach: number,
  size: number,
): { readonly shaft: string; readonly blade: string } {
  const [dx, dy] = [nearHand[0] - farHand[0], nearHand[1] - farHand[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (beyond: number): Point => [
    nearHand[0] + (dx / length) * beyond,
    nearHand[1] + (dy / length) * beyond,
  ];
  return {
    shaft: stroke(
      [at(-length - size * 0.03), at(reach * 0.75)],
      () => size * 0.013,
    ),
    blade: stroke(
      Array.from({ length: 9 }, (_, index) =>
        at(reach * (0.6 + index * 0.055)),
      ),
      (t) => size * 0.06 * Math.pow(Math.sin(Math.PI * (0.04 + 0.88 * t)), 0.5),
    ),
  };
}

/** The stroke: reaching forward with the far arm. */
export const paddling = {
  ...sitting,
  lean: 10,
  nod: 4,
  farArm: [66, 112],
  nearArm: [26, 46],
} as const;
