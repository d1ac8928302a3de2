import { day } from "./inks-day";
import { dusk } from "./inks-dusk";

/**
 * The same names by day and at dusk: a scene asks for a color by what it is.
 */
export type Inks = Readonly<Record<keyof typeof day, string>>;

/** Day or dusk, with its colors. */
export interface Light {
  readonly hour: "day" | "dusk";
  readonly inks: Inks;
}

export const lights: readonly Light[] = [
  { hour: "day", inks: day },
  { hour: "dusk", inks: dusk },
];

/**
 * Inks, or all those in a drawing, moved by a part toward black or another
 * one: the far sleeve of a shirt, people in the water.
 */
export const shaded = (art: string, ink = "#000000", part = 0.38) =>
  art.replace(/#[0-9a-f]{6}/gi, (color) => {
    const channel = (at: number) => {
      const [from, to] = [color, ink].map((hex) =>
        parseInt(hex.slice(at, at + 2), 16),
      );
      const mixed = Math.round((from ?? 0) * (1 - part) + (to ?? 0) * part);
      return mixed.toString(16).padStart(2, "0");
    };
    return `#${[1, 3, 5].map(channel).join("")}`;
  });

/** At dusk, an ink a step paler, for what would sink into the dark around it. */
export const raised = ({ hour, inks }: Light, ink: string) =>
  hour === "dusk" ? shaded(ink, inks.cream, 0.18) : ink;
