import { day } from "./inks-day";
import { dusk } from "./inks-dusk";

/** The same names on both presses: a scene asks for an ink by what it is. */
export type Inks = Readonly<Record<keyof typeof day, string>>;

/** The hour a scene is printed for. */
export interface Light {
  readonly hour: "day" | "dusk";
  readonly inks: Inks;
}

export const lights: readonly Light[] = [
  { hour: "day", inks: day },
  { hour: "dusk", inks: dusk },
];

/** An ink where no light falls: the far sleeve of a shirt. */
export const shaded = (ink: string) =>
  ink.replace(/[0-9a-f]{2}/gi, (part) =>
    Math.round(parseInt(part, 16) * 0.62)
      .toString(16)
      .padStart(2, "0"),
  );
