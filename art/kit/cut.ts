import { union } from "polygon-clipping";
import svgpath from "svgpath";
import { type CustomPlugin, optimize } from "svgo";
import { type Point } from "./path";
import { type Art, print } from "./svg";

/** How coarse a cut is, in px of the canvas. */
interface Coarse {
  /** How far an outline may be from where it was. */
  readonly off: number;
  /** Shapes with a smaller area than this, px², are left out. */
  readonly least: number;
}

/** How far a place is from the line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** The points that a line can't do without (Douglas–Peucker). */
function corners(line: readonly Point[], off: number): Point[] {
  const [first, last] = [line[0], line[line.length - 1]];
  if (!first || !last || line.length < 3) return [...line];
  let farthest = { index: 0, by: off };
  line.forEach((place, index) => {
    const by = distance(place, first, last);
    if (by > farthest.by) farthest = { index, by };
  });
  return farthest.index === 0
    ? [first, last]
    : [
        ...corners(line.slice(0, farthest.index + 1), off).slice(0, -1),
        ...corners(line.slice(farthest.index), off),
      ];
}

/** Twice the area inside an outline; negative if it runs the other way. */
const turnOf = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** The outlines of a path, as points close to each other. */
function ringsOf(path: string, transforms: readonly string[]): Point[][] {
  const rings: Point[][] = [];
  const drawn = transforms.reduceRight(
    (moved, transform) => moved.transform(transform),
    svgpath(path),
  );
  drawn
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      const ring = rings[rings.length - 1];
      const curve = (...controls: readonly Point[]) => {
        for (let t = 0.125; t <= 1; t += 0.125) {
          let places: readonly Point[] = [[x, y], ...controls];
          while (places.length > 1) {
            places = places.slice(1).map(([toX, toY], index): Point => {
              const [fromX, fromY] = places[index] ?? [toX, toY];
              return [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t];
            });
          }
          ring?.push(...places);
        }
      };
      if (segment[0] === "M") rings.push([[segment[1], segment[2]]]);
      if (segment[0] === "L") ring?.push([segment[1], segment[2]]);
      if (segment[0] === "H") ring?.push([segment[1], y]);
      if (segment[0] === "V") ring?.push([x, segment[1]]);
      if (segment[0] === "Q") {
        const [, ax, ay, bx, by] = segment;
        curve([ax, ay], [bx, by]);
      }
      if (segment[0] === "C") {
        const [, ax, ay, bx, by, cx, cy] = segment;
        curve([ax, ay], [bx, by], [cx, cy]);
      }
    });
  return rings;
}

/** An outline with fewer points, in whole px. */
function coarser(ring: readonly Point[], { off, least }: Coarse): string {
  if (Math.abs(turnOf(ring)) < 2 * least) return "";
  const half = Math.floor(ring.length / 2);
  const places = [
    ...corners(ring.slice(0, half + 1), off).slice(0, -1),
    ...corners([...ring.slice(half), ...ring.slice(0, 1)], off).slice(0, -1),
  ].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  return places.length < 3 ? "" : `M${places.join("L")}`;
}

const boxOf = (ring: readonly Point[]) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
};

/** Whether two outlines may overlap. */
function over(one: readonly Point[]) {
  const a = boxOf(one);
  return (other: readonly Point[]) => {
    const b = boxOf(other);
    return (
      a.left < b.right &&
      b.left < a.right &&
      a.top < b.bottom &&
      b.top < a.bottom
    );
  };
}

/** Shapes of one ink, joined where they overlap. */
function joined(rings: readonly Point[][], coarse: Coarse): string {
  const areas = union(rings.map((ring) => [ring.map(([x, y]) => [x, y])]));
  return areas
    .flat()
    .map((ring) => coarser(ring.slice(0, -1), coarse))
    .join("");
}

/**
 * The same art for a small picture that stays SVG: with fewer points, in whole
 * px, and one path for consecutive shapes in one ink. Nothing is clipped any
 * longer.
 */
export function cut(coarse: Coarse, ...art: readonly Art[]): Art {
  const runs: { ink: string; rings: Point[][]; ready?: Art }[] = [];
  const inks: string[] = [];
  const transforms: string[] = [];
  const collect: CustomPlugin = {
    name: "collect",
    fn: () => ({
      element: {
        enter(node) {
          if (node.name === "clipPath") node.children = [];
          const { fill, transform, d } = node.attributes;
          inks.push(fill ?? inks[inks.length - 1] ?? "");
          transforms.push(transform ?? "");
          if (node.name === "circle") {
            const { cx, cy, r, stroke, "stroke-width": wide } = node.attributes;
            const [[[x, y] = [0, 0], [edge] = [0, 0]] = []] = ringsOf(
              `M${cx} ${cy}h${r}`,
              transforms,
            );
            const radius = edge - x;
            const scale = radius / Number(r);
            if (radius * radius < 2 * coarse.least) return;
            runs.push({
              ink: "",
              rings: [
                [
                  [x - radius, y - radius],
                  [x + radius, y + radius],
                ],
              ],
              ready: `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${Number(wide) * scale}"/>`,
            });
          }
          if (node.name !== "path" || !d) return;
          const ink = inks[inks.length - 1] ?? "";
          for (const ring of ringsOf(d, transforms)) {
            if (Math.abs(turnOf(ring)) < 2 * coarse.least) continue;
            const under = runs.findLastIndex((one) =>
              one.rings.some(over(ring)),
            );
            const run = runs
              .slice(Math.max(0, under))
              .find((one) => one.ink === ink);
            if (run) run.rings.push(ring);
            else runs.push({ ink, rings: [ring] });
          }
        },
        exit() {
          inks.pop();
          transforms.pop();
        },
      },
    }),
  };
  optimize(`<svg xmlns="http://www.w3.org/2000/svg">${art.join("")}</svg>`, {
    plugins: [collect],
  });
  return runs
    .map(({ ink, rings, ready }) => ready ?? print(ink, joined(rings, coarse)))
    .join("");
}
