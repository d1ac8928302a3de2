import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { icons } from "./icons";
import { lights } from "./kit/light";
import { render } from "./kit/render";
import { callToAction } from "./scenes/call-to-action";
import { communityCleanups } from "./scenes/community-cleanups";
import { county } from "./scenes/county";
import { educationalOutreach } from "./scenes/educational-outreach";
import { habitatRestoration } from "./scenes/habitat-restoration";
import { hero, heroPhone } from "./scenes/hero";
import { impactAir, impactLand } from "./scenes/impact-land";
import { impactPlants } from "./scenes/impact-plants";
import { pageHeaders } from "./scenes/page-header";
import { lostOnPhones } from "./scenes/page-header/lost-on-phones";
import { onPhones } from "./scenes/page-header/on-phones";
import { sustainableAgriculture } from "./scenes/sustainable-agriculture";
import { trailDevelopment } from "./scenes/trail-development";
import { wildlifeMonitoring } from "./scenes/wildlife-monitoring";
import { vignettes } from "./vignettes";

const scenes = [
  hero,
  heroPhone,
  callToAction,
  ...pageHeaders,
  county,
  sustainableAgriculture,
  trailDevelopment,
  habitatRestoration,
  educationalOutreach,
  wildlifeMonitoring,
  communityCleanups,
];

const root = join(__dirname, "..");

async function write(folder: string, file: string, bytes: Buffer) {
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, folder, file), bytes);
  console.log(`${folder}/${file}  ${Math.ceil(bytes.length / 1000)} kB`);
}

/** With names: only those scenes. Without: every picture of the site. */
async function draw(wanted: readonly string[]): Promise<void> {
  const names = [
    ...scenes.map((scene) => scene.name),
    "on-phones",
    "impact",
    "icons",
    "vignettes",
  ];
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(
      `No scene is called ${unknown.join(" or ")}. There are: ${names.join(", ")}.`,
    );
    process.exitCode = 1;
    return;
  }
  const isWanted = (name: string) =>
    wanted.length === 0 || wanted.includes(name);
  for (const scene of scenes.filter(({ name }) => isWanted(name))) {
    for (const light of lights) {
      for (const [file, bytes] of Object.entries(await render(scene, light))) {
        await write(scene.folder ?? "content/images", file, bytes);
      }
    }
  }
  if (isWanted("on-phones")) {
    const drawings = { ...onPhones, lost: lostOnPhones };
    for (const [name, drawing] of Object.entries(drawings)) {
      for (const light of lights) {
        const file = `${name}.${light.hour}.svg`;
        await write("src/layout/art", file, Buffer.from(drawing(light)));
      }
    }
  }
  if (isWanted("impact")) {
    const drawings = { "impact-land": impactLand, "impact-air": impactAir };
    const plants = Object.entries(impactPlants).map(
      ([color, plant]) => [`plant-${color}`, plant] as const,
    );
    for (const [name, drawing] of [...Object.entries(drawings), ...plants]) {
      for (const light of lights) {
        const file = light.hour === "dusk" ? `${name}.dusk.svg` : `${name}.svg`;
        await write("static/vignettes", file, Buffer.from(drawing(light)));
      }
    }
  }
  if (isWanted("icons")) {
    for (const [file, bytes] of Object.entries(await icons())) {
      await write("static", file, bytes);
    }
  }
  if (isWanted("vignettes")) {
    for (const [file, bytes] of Object.entries(vignettes())) {
      await write("static/vignettes", file, bytes);
    }
  }
}

void draw(process.argv.slice(2));
