import { rimmed } from "../../kit/figure";
import { type Light } from "../../kit/light";
import { type Point, points, polygon } from "../../kit/path";
import { type Art } from "../../kit/svg";

/** The fire in front of them leaves a rim on the left of everything. */
export const away: Point = [9, -3];

/** What both of the crew wear against heat, and the fire's light on it. */
export const clothing = ({ hour, inks }: Light) => ({
  cloth: { base: inks.ink, rim: inks.cone },
  shirt: {
    base: hour === "day" ? inks.petalGoldShade : inks.woodShade,
    rim: hour === "day" ? inks.flameCore : inks.flame,
  },
  pack: { base: inks.soil, rim: inks.coneLit },
  skin: { base: inks.skinShade, rim: inks.skin },
});

export const boot = ({ inks }: Light, outline: string): Art =>
  rimmed(
    [polygon(points(outline))],
    { base: inks.ink, rim: inks.cone },
    [4, -4],
  );
