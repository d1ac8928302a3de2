import { readFileSync } from "node:fs";

/** In bytes. Compressed, a drawing by day and at dusk takes 3 KB of a page. */
export const largestDrawing = 6 * 1024;

const drawingAddress = /url\([\w/.-]*(\/static\/[\w.-]+\.svg)\)/g;

/** An SVG file as the address of itself. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll("#", "%23")}`;

/**
 * Puts small drawings into the CSS that shows them: those above the text. They are
 * there with the first paint; as files, they came one round trip later.
 *
 * @param folder of the built site
 */
export const withDrawings = (css: string, folder: string) =>
  css.replace(drawingAddress, (address, file: string) => {
    const svg = readFileSync(folder + file, "utf8");
    return svg.length > largestDrawing ? address : `url("${dataUrl(svg)}")`;
  });
