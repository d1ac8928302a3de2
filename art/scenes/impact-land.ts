import { type Light } from "../kit/light";
import { seeded } from "../kit/random";
import { triples, tuft } from "../kit/sprig";
import { type Art } from "../kit/svg";
import {
  bluestem,
  cone,
  defined,
  goldfinch,
  oak,
  shape,
} from "./impact-land/plants";

const [width, height] = [1440, 260];

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

const swell = "M0 260V212q180-12 360-6t360 0 400-30 320-24V260z";

const ground = "M0 260v-18q300-8 700-2t740-4v24z";

/** By day, swallows; at dusk, fireflies. */
function air({ hour, inks }: Light) {
  if (hour === "day") {
    const bird = "q12-11 20 0 9-11 21 0-11-3-20 8-9-12-21-8z";
    return shape(
      inks.ridge5,
      `M1096 38${bird}M1150 22${bird}M1168 60${bird}M1222 44${bird}M1060 74${bird}`,
    );
  }
  const random = seeded(313);
  const places = Array.from({ length: 26 }, () => [
    Math.round(random.between(20, 1420)),
    Math.round(random.between(90, 236)),
  ]);
  const sparks = (radius: number) =>
    places
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`)
      .join("");
  return `<g fill="${inks.petalGoldShade}">${sparks(5)}</g><g fill="${inks.flameCore}">${sparks(2.5)}</g>`;
}

export function impactLand(light: Light): string {
  const { inks } = light;
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
  const defs = [
    oak(light),
    bluestem(light),
    cone(light),
    goldfinch(light),
    ...tall,
    ...low,
  ];
  return sheet([
    `<defs>${defs.join("")}</defs>`,
    shape(inks.meadowShade, swell),
    copies("o", "1012 190 0.2, 1080 184 -0.3, 1250 174 0.54, 1380 166 -0.66"),
    row("ghi", 256, 34),
    copies(
      "b",
      "18 256 -1.3, 56 260 1, 204 256 -1, 566 256 1.15, 600 260 -0.9, 782 258 0.9, 946 256 -1.2, 982 260 1, 1168 256 -1, 1296 258 0.95, 1424 256 -1.15",
    ),
    copies(
      "c",
      "126 256 1, 166 258 -0.8, 322 258 -0.75, 506 256 0.9, 666 258 -0.8, 724 256 1.1, 872 258 0.85, 1122 258 -0.9, 1330 258 0.85",
    ),
    copies("f", "726 151 1"),
    shape(inks.grassShade, ground),
    row("jkl", 250, 22),
  ]);
}

/** What flies above the land, in a file of its own, because it moves. */
export const impactAir = (light: Light) => sheet([air(light)]);
