import { type IconName } from "../src/content/schema/icon-names";
import { type Light, lights } from "./kit/light";
import { type Art } from "./kit/svg";
import { bird } from "./vignettes/bird";
import { fire } from "./vignettes/fire";
import { framed } from "./vignettes/frame";
import { heron } from "./vignettes/heron";
import { leaf } from "./vignettes/leaf";
import { mortarboard } from "./vignettes/mortarboard";
import { people } from "./vignettes/people";
import { pine } from "./vignettes/pine";
import { sprout } from "./vignettes/sprout";
import { trail } from "./vignettes/trail";
import { water } from "./vignettes/water";

const scenes: Record<IconName, (light: Light) => Art> = {
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

/** A small scene for every name that staff may give an icon, by file name. */
export const vignettes = (): Record<string, Buffer> =>
  Object.fromEntries(
    Object.entries(scenes).flatMap(([name, draw]) =>
      lights.map((light) => [
        light.hour === "dusk" ? `${name}.dusk.svg` : `${name}.svg`,
        framed(light, draw(light)),
      ]),
    ),
  );
