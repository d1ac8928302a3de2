import { optimize } from "svgo";
import { type Light } from "../kit/light";
import { type Art, inside, print } from "../kit/svg";

const width = 200;
const height = 220;

/** A patch, as on a ranger's sleeve: an arch, `edge` px in from the canvas. */
const arch = (edge: number) => {
  const [foot, round] = [height - edge, 12 - edge / 2];
  const reach = width / 2 - edge;
  return `M${edge} ${foot - round}V${edge + reach}a${reach} ${reach} 0 0 1 ${2 * reach} 0V${foot - round}q0 ${round} ${-round} ${round}H${edge + round}q${-round} 0 ${-round} ${-round}Z`;
};

/** A vignette's file: its scene in the frame that all of them share. */
export function framed({ inks }: Light, scene: Art): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${print(inks.ink, arch(0))}${print(inks.paper, arch(3))}${print(inks.ink, arch(9))}${inside(arch(11), scene)}</svg>`;
  const { data } = optimize(svg, { floatPrecision: 1, multipass: true });
  return Buffer.from(`${data}\n`);
}
