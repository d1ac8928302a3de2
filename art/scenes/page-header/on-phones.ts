import { optimize } from "svgo";
import { type Light } from "../../kit/light";
import { type Art } from "../../kit/svg";
import { boardwalk } from "./on-phones/boardwalk";
import { height, width } from "./on-phones/canvas";
import { fence } from "./on-phones/fence";
import { grass } from "./on-phones/grass";
import { land, sky } from "./on-phones/land";
import { meadow } from "./on-phones/meadow";
import { neighbors } from "./on-phones/neighbors";

/**
 * A picture above a page, for phones: who is in the wide one, with fewer points,
 * among plants drawn again in curves and dotted lines, on land as low as the
 * band below a title. An SVG of at most 6 KB, because it is shown with the
 * page's first text, and sharp on every screen.
 */
const drawing = (subject: (light: Light) => Art) => (light: Light) => {
  const art = [sky(light), land(light), subject(light), grass(light)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${art.join("")}</svg>`;
  return optimize(svg, { floatPrecision: 0, multipass: true }).data;
};

/** By the name of the file. */
export const onPhones: Readonly<Record<string, (light: Light) => string>> = {
  meadow: drawing(meadow),
  neighbors: drawing(neighbors),
  fence: drawing(fence),
  boardwalk: drawing(boardwalk),
};
