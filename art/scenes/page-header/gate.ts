import { type Inks } from "../../kit/light";
import { polygon } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

export const quad = (x: number, y: number, wide: number, high: number) =>
  polygon([
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ]);

/** A post of squared limestone with a cap, lit from the right. */
export function stone(x: number, foot: number, inks: Inks): Art {
  const [wide, high] = [58, 232];
  const top = foot - high;
  const joints = [0.2, 0.41, 0.6, 0.8];
  return [
    print(inks.smoke, quad(x - wide / 2, top, wide, high)),
    print(inks.ridge1, quad(x - wide / 2, top, wide * 0.38, high)),
    print(inks.cream, quad(x + wide * 0.34, top, wide * 0.16, high)),
    print(
      inks.ridge2,
      ...joints.map((part) => quad(x - wide / 2, top + high * part, wide, 4)),
      ...joints.map((part, index) =>
        quad(x + (index % 2 ? 10 : -8), top + high * part, 4, high * 0.2),
      ),
    ),
    print(inks.smoke, quad(x - wide * 0.64, top - 20, wide * 1.28, 22)),
    print(inks.cream, quad(x - wide * 0.64, top - 20, wide * 1.28, 7)),
    print(inks.ridge4, quad(x - wide * 0.64, top, wide * 1.28, 5)),
  ].join("");
}

/** A closed gate of five bars between two posts of stone. */
export function gate([from, to]: readonly [number, number], inks: Inks): Art {
  const [foot, wide] = [672, to - from];
  const bars = [0, 42, 82, 118, 148].map((down) =>
    quad(from, foot - 184 + down, wide, 17),
  );
  const brace = polygon([
    [from + 8, foot - 22],
    [from + 30, foot - 22],
    [to - 8, foot - 176],
    [to - 30, foot - 176],
  ]);
  const stile = (x: number) => quad(x, foot - 196, 20, 184);
  return [
    print(inks.wood, ...bars),
    print(
      inks.straw,
      ...[0, 42, 82, 118, 148].map((down) =>
        quad(from, foot - 184 + down, wide, 4),
      ),
    ),
    print(
      inks.woodShade,
      brace,
      stile(from),
      stile(to - 20),
      stile(from + wide / 2),
    ),
    print(inks.ink, quad(from - 14, foot - 128, 40, 9)),
  ].join("");
}
