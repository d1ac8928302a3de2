/** An upper and a lower joint, in degrees from hanging straight down. */
export type Limb = readonly [upper: number, lower: number];

/** Angles are positive toward where the person faces. */
export interface Pose {
  /** Lean of the body from upright. */
  readonly lean: number;
  /** Nod of the head, on top of the lean. */
  readonly nod: number;
  readonly farArm: Limb;
  readonly nearArm: Limb;
  readonly farLeg: Limb;
  readonly nearLeg: Limb;
}

/** Standing at ease: the pose to start from, `{ ...standing, nearArm }`. */
export const standing: Pose = {
  lean: 0,
  nod: 0,
  farArm: [-8, 6],
  nearArm: [10, 24],
  farLeg: [6, 2],
  nearLeg: [-5, -7],
};

export const walking: Pose = {
  lean: 5,
  nod: -2,
  farArm: [28, 44],
  nearArm: [-24, -8],
  farLeg: [-22, -34],
  nearLeg: [24, 10],
};

/** On a canoe's thwart or a log: thighs forward. */
export const sitting: Pose = {
  lean: 4,
  nod: 2,
  farArm: [40, 62],
  nearArm: [30, 70],
  farLeg: [86, 6],
  nearLeg: [80, -6],
};
