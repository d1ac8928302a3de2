import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../src/content/load/files-in";
import type { Drawings } from "./inline-drawings";

/** In bytes. Compressed, a drawing by day and at dusk takes 3 KB of a page. */
export const largestDrawing = 6 * 1024;

/** An SVG file as the address of itself. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll("#", "%23")}`;

/** The drawings of a folder that are small enough to be part of a page. */
export async function smallDrawings(folder: string): Promise<Drawings> {
  const names = (await filesIn(folder)).filter((name) => name.endsWith(".svg"));
  const drawings = await Promise.all(
    names.map(async (name) => ({
      name: path.parse(name).name,
      svg: await readFile(path.join(folder, name), "utf8"),
    })),
  );
  return Object.fromEntries(
    drawings
      .filter(({ svg }) => svg.length <= largestDrawing)
      .map(({ name, svg }) => [name, dataUrl(svg)]),
  );
}
