import { optimize } from "svgo";
import { type Light } from "../kit/light";
import { type Art, inside, placed } from "../kit/svg";

/**
 * Twice the size that the scenes are drawn for, so that whole numbers, which
 * are shorter, are precise enough.
 */
const width = 400;
const height = 440;

/** A patch, as on a ranger's sleeve: an arch, `edge` px in from the canvas. */
const arch = (edge: number) => {
  const [foot, round] = [height - edge, 24 - edge / 2];
  const reach = width / 2 - edge;
  return `M${edge} ${foot - round}V${edge + reach}a${reach} ${reach} 0 0 1 ${2 * reach} 0V${foot - round}q0 ${round} ${-round} ${round}H${edge + round}q${-round} 0 ${-round} ${-round}Z`;
};

/** A vignette's file: its scene in the frame that all of them share. */
export function framed({ inks }: Light, scene: Art): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 2}" height="${height / 2}" viewBox="0 0 ${width} ${height}"><path fill="${inks.paper}" stroke="${inks.ink}" stroke-width="6" d="${arch(3)}"/>${inside(arch(20), placed([0, 0], 2, 1, scene))}<path fill="none" stroke="${inks.ink}" stroke-width="4" d="${arch(20)}"/></svg>`;
  const { data } = optimize(svg, { floatPrecision: 0, multipass: true });
  return Buffer.from(`${data}\n`);
}
