import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { z } from "zod";
import { comingEvents } from "../../../src/content/site/events";
import { pageFile } from "../../../src/content/schema/page-address";
import { eventsSchema } from "../../../src/content/schema/events";
import { homeSchema } from "../../../src/content/schema/home";
import { impactSchema } from "../../../src/content/schema/impact";
import { pageSchema } from "../../../src/content/schema/page";
import { programsSchema } from "../../../src/content/schema/programs";
import { siteSchema } from "../../../src/content/schema/site";
import { sampleFolder } from "./sample";

const read = (file: string) => readFileSync(`${sampleFolder}/${file}`, "utf8");

function load<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(parse(read(file)));
}

/** The content of the sample site. */
export const site = load("site.yml", siteSchema);
export const home = load("home.yml", homeSchema);
export const programs = load("programs.yml", programsSchema);
export const impact = load("impact.yml", impactSchema);
export const events = comingEvents(
  load("events.yml", eventsSchema),
  site.timeZone ?? "",
  new Date(),
);

/** The front matter of the page at a path such as `/about`. */
export function frontMatterOf(address: string) {
  const [, yaml = ""] = read(pageFile(address)).split(/^---$/m);
  return pageSchema.parse(parse(yaml));
}

/** The charity-rating URL, built independently of the site's code. */
export const donateAddress = site.donateUrl
  .split("{ein}")
  .join(site.ein.split("-").join(""));
