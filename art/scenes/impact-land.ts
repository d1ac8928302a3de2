import { optimize } from "svgo";
import { type Light } from "../kit/light";
import { seeded } from "../kit/random";
import { triples, tuft } from "../kit/sprig";
import { type Art } from "../kit/svg";
import {
  bluestem,
  defined,
  goldfinch,
  moth,
  shape,
} from "./impact-land/plants";
import { coneflowerOf, susanOf } from "./page-header/on-phones/plants";

const [width, height] = [1440, 150];

const sheet = (parts: readonly Art[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;

/** Where it grows: x, y and a size, negative for plants that lean to the left. */
const copies = (id: string, places: string): Art =>
  triples(places)
    .map(
      ([x, y, size]) =>
        `<use href="#${id}" transform="translate(${x} ${y})scale(${size} ${Math.abs(size)})"/>`,
    )
    .join("");

const swell = "M0 150V82q180-12 360-6t360 0 400-22 320-14V150z";

const ground = "M0 150v-18q300-8 700-2t740-4v24z";

/** By day, swallows; at dusk, fireflies. */
function air({ hour, inks }: Light) {
  if (hour === "day") {
    const bird =
      "q4-3 8-2 0-9 9-15-4 8-3 14 6 1 13-2-6 4-10 5 5 2 9 6-8-3-15-4-1 6 5 11-9-3-10-11-4 1-6-2z";
    return shape(inks.ridge5, `M1232 24${bird}M1272 18${bird}M1356 22${bird}`);
  }
  const random = seeded(313);
  const places = Array.from({ length: 26 }, () => [
    Math.round(random.between(20, 1420)),
    Math.round(random.between(24, 130)),
  ]);
  const sparks = (radius: number) =>
    places
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`)
      .join("");
  return `<g fill="${inks.petalGoldShade}">${sparks(5)}</g><g fill="${inks.flameCore}">${sparks(2.5)}</g>`;
}

export function impactLand(light: Light): string {
  const { hour, inks } = light;
  const random = seeded(307);
  const tall = ["g", "h", "i"].map((id) =>
    defined(
      id,
      shape(inks.grass, tuft(random, 78, 9)),
      shape(inks.grassMid, tuft(random, 62, 9)),
    ),
  );
  const low = ["j", "k", "l"].map((id) =>
    defined(
      id,
      shape(inks.grassMid, tuft(random, 44, 8)),
      shape(inks.grassShade, tuft(random, 36, 9)),
    ),
  );
  const row = (ids: string, y: number, step: number) => {
    let art = "";
    for (let x = -10; x < width + 20; x += random.between(0.5, 1.4) * step) {
      const id = ids[Math.floor(random.next() * ids.length)] ?? "";
      art += `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y + random.wobble() * 6)}"/>`;
    }
    return art;
  };
  const guest = hour === "day" ? goldfinch(light) : moth(light);
  // Stems that the hill's green doesn't hide.
  const dark = { ...inks, grass: inks.grassShade };
  const flowers = [
    defined("c", coneflowerOf(dark)),
    defined("s", susanOf(dark)),
  ];
  const defs = [bluestem(light), ...flowers, guest, ...tall, ...low];
  const art = sheet([
    `<defs>${defs.join("")}</defs>`,
    shape(inks.meadowLit, swell),
    `<g transform="translate(0 2)">${shape(hour === "day" ? inks.meadowShade : inks.meadow, swell)}</g>`,
    row("ghi", 142, 34),
    copies(
      "b",
      "18 148 0.4, 48 150 0.32, 560 148 0.38, 668 150 0.3, 1010 148 0.38, 1274 148 0.36, 1412 148 0.4",
    ),
    // In windows of common widths, the feet of the tall plants are between them.
    copies(
      "s",
      "72 146 -0.62, 250 140 0.8, 300 150 0.5, 440 150 -0.48, 524 138 0.74, 752 148 -0.6, 940 140 0.8, 1052 150 -0.46, 1096 150 0.44, 1206 148 0.56, 1306 142 -0.72",
    ),
    copies(
      "c",
      "134 140 0.6, 176 150 -0.36, 470 140 -0.54, 578 150 0.34, 631 148 0.6, 690 150 -0.36, 834 150 -0.36, 884 138 0.58, 1162 138 -0.6, 1246 150 0.34, 1352 140 0.54",
    ),
    copies("f", "640 40 1"),
    shape(inks.grassShade, ground),
    row("jkl", 140, 22),
  ]);
  return optimize(art, { floatPrecision: 1, multipass: true }).data;
}

/** What flies above the land, in a file of its own, because it moves. */
export const impactAir = (light: Light) => sheet([air(light)]);
