import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { pageAddresses } from "../../src/built-site/built-pages";
import { pageElements } from "../../src/built-site/page-elements";
import { maxHeight, type Screenshot, takeScreenshots } from "../screenshots";
import { serveSite } from "../serve/static-server";
import type { Picture, Report, Section } from "./report";

/** More would make a file too large to open on a phone. */
const maxPages = 10;

const widths = [1440, 390];

/** Serves a built site and reads its pages. */
async function openSite(label: string, folder: string) {
  const { origin, close } = await serveSite(folder, 0);
  const pages = new Map<string, string>();
  for (const address of (await pageAddresses(folder)).sort()) {
    const response = await fetch(origin + address);
    pages.set(address, await response.text());
  }
  return { label, origin, close, pages };
}

/** The page's title without the site's name. */
function titleIn(html: string) {
  const title = pageElements(html).find(({ name }) => name === "title");
  return title?.text.split(" | ")[0] ?? "";
}

/** The pages that differ. Pictures count too: their names contain a hash. */
function changedPages(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
) {
  const changes = {
    New: [...after].filter(([address]) => !before.has(address)),
    Deleted: [...before].filter(([address]) => !after.has(address)),
    Changed: [...after].filter(
      ([address, html]) => (before.get(address) ?? html) !== html,
    ),
  };
  return Object.entries(changes).flatMap(([change, of]) =>
    of.map(([address, html]) => ({ address, change, title: titleIn(html) })),
  );
}

async function pictureOf(shot: Screenshot, label: string, title: string) {
  const { width, height, time, png } = shot;
  const device = width > 600 ? "computer" : "phone";
  const view = `On a ${device}, ${time === "day" ? "by day" : "at dusk"}`;
  const webp = await sharp(png).webp({ quality: 70 }).toBuffer();
  return {
    view,
    label: height < maxHeight ? label : `${label} (top part only)`,
    alt: `${title}. ${label}. ${view}.`,
    src: `data:image/webp;base64,${webp.toString("base64")}`,
    width,
    height,
  };
}

/**
 * Takes pictures of every page that differs between two builds of a site.
 *
 * @param beforeFolder the folder of the earlier build
 */
export async function compareSites(
  browser: Browser,
  beforeFolder: string,
  afterFolder: string,
): Promise<Pick<Report, "notes" | "sections">> {
  const before = await openSite("Before", beforeFolder);
  const after = await openSite("After", afterFolder);
  const changes = changedPages(before.pages, after.pages);
  const sections: Section[] = [];
  const same: string[] = [];
  for (const { address, change, title } of changes.slice(0, maxPages)) {
    const sites = [before, after].filter(({ pages }) => pages.has(address));
    const taken = await Promise.all(
      sites.map(async ({ label, origin }) => {
        const shots = await takeScreenshots(browser, origin + address, widths);
        return shots.map((shot) => ({ shot, label }));
      }),
    );
    const [first = [], second = []] = taken;
    if (first.every(({ shot }, at) => second[at]?.shot.png.equals(shot.png))) {
      same.push(title);
      continue;
    }
    const pictures: Picture[] = [];
    for (const { shot, label } of taken.flat()) {
      pictures.push(await pictureOf(shot, label, title));
    }
    sections.push({ heading: `${change}: ${title}`, pictures });
  }
  before.close();
  after.close();
  const more = changes.slice(maxPages).map(({ title }) => title);
  const notes = [
    sections.length === 0 && "Nothing that visitors see has changed.",
    same.length > 0 &&
      `These pages look the same, but search engines or screen readers may notice the change: ${same.join(", ")}.`,
    more.length > 0 && `These pages also changed: ${more.join(", ")}.`,
  ];
  return { notes: notes.filter((note) => note !== false), sections };
}
