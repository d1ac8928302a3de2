import { feather, feathers, thigh } from "./heron-feathers";
import {
  bend,
  blob,
  disc,
  type Point,
  points,
  polygon,
  stroke,
  through,
} from "./path";
import { seeded } from "./random";
import { type Art, inside, print } from "./svg";

/** What a heron is printed in; its reflection takes darker, fewer ones. */
export interface HeronInks {
  readonly back: string;
  readonly feather: string;
  readonly featherLit: string;
  readonly dark: string;
  readonly neck: string;
  readonly neckShade: string;
  readonly face: string;
  readonly bill: string;
  readonly billShade: string;
  readonly thigh: string;
  readonly thighFar: string;
  readonly leg: string;
  readonly legFar: string;
  readonly rim: string;
}

/** The middle of the neck from the body up, and how thick it is there. */
const neck = through(
  points(
    "30 -660, 112 -716, 184 -796, 190 -884, 138 -962, 94 -1034, 106 -1098, 164 -1136",
  ),
  8,
);
const neckHalf = (t: number) =>
  26 + 66 * Math.pow(1 - t, 2.6) + 5 * Math.pow(t, 8);

/** A line `off` half widths beside the middle of the neck, for markings. */
const besideNeck = (off: number, from: number, to: number): Point[] => {
  const last = neck.length - 1;
  return neck.flatMap(([x, y], index) => {
    const t = index / last;
    if (t < from || t > to) return [];
    const [ax, ay] = neck[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = neck[Math.min(last, index + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const out = off * neckHalf(t);
    return [[x - ((by - ay) / length) * out, y + ((bx - ax) / length) * out]];
  });
};

/** One leg from the thigh's end over the backward joint into the water. */
const leg = (top: Point, joint: Point, foot: Point) => [
  stroke([top, joint], (t) => 12 - 4 * t),
  disc(joint, 10.5, 17),
  stroke([joint, foot], (t) => 9 - 1.5 * t),
];

/**
 * A great blue heron standing alert and facing right, its neck in an S. It is
 * drawn around (0, 0), where its legs meet the water, 1190 px high; `turned`
 * and scaled into place by the scene.
 */
export function heron(inks: HeronInks): Art {
  const body = blob(
    points(
      "100 -800, 20 -806, -78 -752, -178 -652, -276 -520, -366 -376, -352 -362, -262 -396, -166 -426, -70 -440, 20 -462, 100 -526, 152 -612, 172 -716",
    ),
  );
  const head = blob(
    points(
      "84 -1104, 96 -1148, 138 -1180, 190 -1180, 232 -1164, 262 -1150, 258 -1128, 222 -1118, 186 -1106, 158 -1088, 140 -1062, 124 -1024, 106 -1050, 90 -1072",
    ),
  );
  const stripe = blob(
    points(
      "236 -1166, 200 -1184, 148 -1190, 100 -1168, 66 -1136, 104 -1148, 150 -1166, 200 -1162",
    ),
  );
  const plume = (tip: Point, pull: Point) =>
    stroke(
      bend([128, -1170], pull, tip, 14),
      (t) => 8.5 * Math.pow(1 - t, 0.7),
    );
  const random = seeded(9);
  const breast = Array.from({ length: 11 }, (_, index) => {
    const x = 70 + index * 12;
    const low = -500 - random.next() * 50 - index * 9;
    return feather(
      [x, -760],
      [x + 34, -640],
      [x - 4 + random.wobble() * 12, low],
      20,
    );
  });
  const line = besideNeck(0.5, 0.16, 0.84);
  const streaks = line.flatMap(([x, y], index) => {
    const next = line[index + 4];
    if (index % 5 !== 0 || !next) return [];
    const half = random.between(3, 5.5);
    return [
      stroke(
        bend([x, y], [(x + next[0]) / 2, (y + next[1]) / 2], next, 6),
        (t) => half * Math.sin(Math.PI * (0.08 + 0.9 * t)),
      ),
    ];
  });
  const swell = (wide: number, low: number) => (t: number) =>
    wide * Math.sin(Math.PI * (low + (0.98 - low) * t));
  return [
    print(inks.legFar, ...leg([70, -470], [92, -240], [84, 6])),
    print(inks.thighFar, thigh([56, -520], [92, -440], [80, -350], 40)),
    print(inks.dark, ...feathers(1, "-120 -520, -190 -540", 5, 235, 46, 0.7)),
    print(inks.back, body),
    print(inks.leg, ...leg([-6, -470], [-44, -236], [-30, 6])),
    print(inks.thigh, thigh([24, -540], [16, -430], [-26, -336], 56)),
    print(
      inks.back,
      blob(points("90 -640, 96 -540, 30 -478, -60 -446, -130 -450, -60 -620")),
    ),
    print(inks.dark, ...feathers(2, "10 -520, -130 -560", 6, 260, 44, 0.56)),
    print(inks.feather, ...feathers(3, "84 -566, -80 -640", 7, 205, 44, 0.68)),
    inside(
      body,
      print(inks.back, ...feathers(5, "104 -640, -40 -710", 7, 180, 42, 0.76)),
    ),
    print(
      inks.dark,
      blob(points("128 -700, 164 -672, 150 -590, 104 -540, 96 -620")),
    ),
    print(inks.neckShade, ...breast.filter((_, index) => index % 3 === 0)),
    print(inks.neck, ...breast.filter((_, index) => index % 3 === 1)),
    print(inks.face, ...breast.filter((_, index) => index % 3 === 2)),
    print(inks.neckShade, stroke(neck, neckHalf)),
    print(
      inks.neck,
      stroke(besideNeck(0.24, 0, 1), (t) => neckHalf(t) * 0.75),
    ),
    print(inks.face, stroke(besideNeck(0.6, 0.1, 0.97), swell(16, 0))),
    print(inks.dark, ...streaks),
    print(
      inks.back,
      blob(
        points(
          "-70 -752, 10 -782, 70 -766, 112 -716, 128 -650, 104 -580, 40 -570, -50 -640",
        ),
      ),
    ),
    print(
      inks.featherLit,
      ...feathers(6, "110 -690, -50 -764", 8, 250, 16, 0.84),
    ),
    print(inks.rim, stroke(besideNeck(0.84, 0.12, 0.94), swell(5, 0.04))),
    print(inks.dark, plume([-104, -1092], [0, -1180])),
    print(inks.dark, plume([-48, -1054], [40, -1150])),
    print(
      inks.bill,
      blob(
        points(
          "238 -1158, 300 -1150, 390 -1126, 484 -1100, 390 -1108, 300 -1114, 236 -1116, 226 -1138",
        ),
      ),
    ),
    print(inks.face, head),
    print(inks.dark, stripe),
    print(
      inks.billShade,
      polygon([
        [206, -1144],
        [262, -1158],
        [300, -1150],
        [390, -1127],
        [484, -1101],
        [380, -1118],
        [262, -1138],
      ]),
    ),
    print(inks.bill, disc([218, -1148], 11)),
    print(inks.dark, disc([220, -1148], 6)),
  ].join("");
}
