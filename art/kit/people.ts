import { type Inks, shaded } from "./light";
import { blob, disc, type Point, stroke } from "./path";
import { type Limb, type Pose } from "./pose";
import { type Art, print } from "./svg";

export interface Person {
  readonly feet: Point;
  /** px from feet to crown, standing upright. */
  readonly height: number;
  readonly facing: 1 | -1;
  readonly pose: Pose;
  readonly hat?: "brim" | "cap";
  readonly inks: {
    readonly top: string;
    readonly legs: string;
    readonly skin: string;
    readonly hair: string;
    /** The far arm and leg, in the body's own shadow. */
    readonly farTop: string;
    readonly farLegs: string;
    /** Shoes and hats. */
    readonly shade: string;
  };
}

/**
 * Someone in a top and pants. They are drawn flat: at the size of these
 * figures, a lit edge would be lost.
 */
export const clothes = (
  inks: Inks,
  top: string,
  legs: string,
): Person["inks"] => ({
  top,
  legs,
  farTop: shaded(top),
  farLegs: shaded(legs),
  skin: inks.skin,
  hair: inks.coneShade,
  shade: inks.ink,
});

/** Where things can be put into hands, on a head or a back, in canvas px. */
export interface Drawn {
  readonly art: Art;
  readonly nearHand: Point;
  readonly farHand: Point;
  readonly eye: Point;
  readonly hip: Point;
}

/**
 * A person as a few flat shapes with a clear gesture. The lowest foot stands
 * on `feet`; a sitting person's feet hang there too.
 */
export function person(who: Person): Drawn {
  const { height, facing, pose, inks } = who;
  const head = height * 0.145;
  const [leg, body, arm] = [height * 0.235, height * 0.31, height * 0.165];
  const step = ([x, y]: Point, degrees: number, length: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [
      x + facing * Math.sin(angle) * length,
      y + Math.cos(angle) * length,
    ];
  };
  const chain = (from: Point, [upper, lower]: Limb, length: number) => {
    const joint = step(from, upper, length);
    return [from, joint, step(joint, lower, length)] as const;
  };
  const soles = [pose.farLeg, pose.nearLeg].map(
    (limb) => chain([0, 0], limb, leg)[2],
  );
  const lowest = Math.max(...soles.map(([, y]) => y));
  const hip: Point = [who.feet[0], who.feet[1] - lowest];
  const neck = step(hip, 180 - pose.lean, body);
  const shoulder = step(hip, 180 - pose.lean, body * 0.9);
  const skull = step(neck, 180 - pose.lean - pose.nod, head * 0.52);
  const limb = (joints: readonly Point[], from: number, to: number) => [
    stroke(joints, (t) => height * (from + (to - from) * t)),
    ...joints
      .slice(0, 2)
      .map((joint, index) =>
        disc(joint, height * (from + (to - from) * index * 0.5)),
      ),
  ];
  const shoe = ([x, y]: Point) =>
    blob([
      [x - facing * height * 0.03, y - height * 0.022],
      [x - facing * height * 0.034, y + height * 0.016],
      [x + facing * height * 0.03, y + height * 0.02],
      [x + facing * height * 0.078, y + height * 0.016],
      [x + facing * height * 0.066, y - height * 0.004],
      [x + facing * height * 0.026, y - height * 0.026],
    ]);
  const [farLeg, nearLeg] = [pose.farLeg, pose.nearLeg].map((one) =>
    chain(hip, one, leg),
  );
  const [farArm, nearArm] = [pose.farArm, pose.nearArm].map((one) =>
    chain(shoulder, one, arm),
  );
  if (!farLeg || !nearLeg || !farArm || !nearArm) throw new Error("no limbs");
  // Chest, waist and hem, seen half from the side.
  const trunk = (up: number, back: number, front: number) => {
    const middle = step(hip, 180 - pose.lean, body * up);
    return [
      step(middle, 90 - pose.lean, -back * height),
      step(middle, 90 - pose.lean, front * height),
    ] as const;
  };
  const hem = trunk(-0.16, 0.056, 0.056);
  const waist = trunk(0.34, 0.048, 0.05);
  const chest = trunk(0.78, 0.068, 0.062);
  const collar = trunk(0.98, 0.03, 0.026);
  const torso = blob([
    collar[0],
    chest[0],
    waist[0],
    hem[0],
    hem[1],
    waist[1],
    chest[1],
    collar[1],
  ]);
  const turn = 180 - pose.lean - pose.nod;
  const onHead = (forward: number, up: number): Point => {
    const lifted = step(skull, turn, up * head);
    return step(lifted, turn - 90, forward * head);
  };
  const hair = blob([
    onHead(0.36, 0.22),
    onHead(0.12, 0.54),
    onHead(-0.36, 0.44),
    onHead(-0.52, 0),
    onHead(-0.38, -0.4),
    onHead(-0.14, -0.2),
    onHead(0.02, 0.16),
  ]);
  const brim = stroke(
    [onHead(-0.86, 0.18), onHead(0.9, 0.26)],
    () => head * 0.07,
  );
  const peak = stroke(
    [onHead(0.1, 0.26), onHead(0.86, 0.2)],
    () => head * 0.06,
  );
  const top = blob([
    onHead(-0.5, 0.18),
    onHead(-0.44, 0.56),
    onHead(0, 0.72),
    onHead(0.4, 0.58),
    onHead(0.48, 0.24),
  ]);
  const hands = [farArm[2], nearArm[2]].map((hand) =>
    disc(hand, height * 0.026),
  );
  const art = [
    print(inks.farLegs, ...limb(farLeg, 0.044, 0.026)),
    print(inks.shade, shoe(farLeg[2]), shoe(nearLeg[2])),
    print(inks.farTop, ...limb(farArm, 0.03, 0.02)),
    print(inks.skin, hands[0] ?? ""),
    print(inks.legs, ...limb(nearLeg, 0.05, 0.028)),
    print(
      inks.skin,
      stroke([neck, skull], () => height * 0.024),
    ),
    print(inks.top, torso),
    print(inks.skin, disc(skull, head * 0.42, head * 0.5)),
    print(inks.hair, hair),
    who.hat ? print(inks.shade, top, who.hat === "brim" ? brim : peak) : "",
    print(inks.top, ...limb(nearArm, 0.036, 0.022)),
    print(inks.skin, hands[1] ?? ""),
  ].join("");
  return {
    art,
    nearHand: nearArm[2],
    farHand: farArm[2],
    eye: onHead(0.36, 0.04),
    hip,
  };
}
