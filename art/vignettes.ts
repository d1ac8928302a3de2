import { lucideShapes } from "../src/components/lucide-shapes";
import { type IconName } from "../src/content/schema/icon-names";
import { type Light, lights } from "./kit/light";
import { type Art } from "./kit/svg";
import { bird } from "./vignettes/bird";
import { fire } from "./vignettes/fire";
import { framed } from "./vignettes/frame";
import { heron } from "./vignettes/heron";
import { leaf } from "./vignettes/leaf";
import { lines } from "./vignettes/lines";
import { mortarboard } from "./vignettes/mortarboard";
import { people } from "./vignettes/people";
import { pine } from "./vignettes/pine";
import { sprout } from "./vignettes/sprout";
import { trail } from "./vignettes/trail";
import { water } from "./vignettes/water";

type Draw = (light: Light) => Art;

const scenes: Record<Exclude<IconName, keyof typeof lucideShapes>, Draw> = {
  mortarboard,
  bird,
  pine,
  sprout,
  heron,
  people,
  water,
  trail,
  leaf,
  fire,
};

const shapes = Object.entries(lucideShapes).map(
  ([name, shape]) => [name, lines(shape)] as const,
);

/** A small scene for every name that staff may give an icon, by file name. */
export const vignettes = (): Record<string, Buffer> =>
  Object.fromEntries(
    [...Object.entries(scenes), ...shapes].flatMap(([name, draw]) =>
      lights.map((light) => [
        light.hour === "dusk" ? `${name}.dusk.svg` : `${name}.svg`,
        framed(light, draw(light)),
      ]),
    ),
  );
