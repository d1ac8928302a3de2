import { type Light } from "../kit/light";
import { disc } from "../kit/path";
import { type Art, print } from "../kit/svg";

/** A shape of lines on a 24-unit grid, before a sun that is as large as it. */
export const lines =
  (shape: string) =>
  ({ hour, inks }: Light): Art => {
    const ink = hour === "dusk" ? inks.cream : inks.ink;
    return [
      print(inks.skyHigh, "M0 0H200V220H0Z"),
      print(inks.skyMid, "M-9 84c70-8 120 8 218-4V230H-9Z"),
      print(inks.skyLow, "M-9 150c80-6 130 6 218-2V230H-9Z"),
      print(inks.glow, disc([100, 118], 66)),
      `<path fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(52 70) scale(4)" d="${shape}"/>`,
    ].join("");
  };
