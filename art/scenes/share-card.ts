import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { brandLines } from "../../src/layout/brand-lines";
import { lettering } from "../kit/lettering";
import { type Scene } from "../kit/scene";
import { placed, print } from "../kit/svg";
import { hills, nearOaks } from "./hero/hills";
import { farPrairie, prairie } from "./hero/prairie";
import { river } from "./hero/river";
import { flowers } from "./share-card/flowers";
import { sky } from "./share-card/sky";

const site = z
  .object({ name: z.string(), county: z.string() })
  .parse(
    parse(readFileSync(join(__dirname, "../../content/site.yml")).toString()),
  );

/**
 * What a link to the site shows in a message: the hero's land, closer, below
 * the organization's name, which must be legible at 300 px.
 */
export const shareCard: Scene = {
  name: "share-card",
  folder: "static",
  hour: "day",
  width: 1200,
  height: 630,
  draw: ({ inks }) => {
    const [large, small] = brandLines(site.name, site.county);
    const first = lettering(large, [62, 158], 132, 1076);
    const second = lettering(small, [66, 158 + first.size * 0.62], 74, 1068);
    return [
      sky(inks),
      placed(
        [4, -30],
        0.42,
        1,
        hills(inks),
        farPrairie(inks),
        nearOaks(inks),
        prairie(inks),
        river(inks),
      ),
      flowers(inks),
      print(inks.ink, first.path, second.path),
    ].join("");
  },
};
