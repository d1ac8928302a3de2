import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { inspectLinks } from "../../scripts/links/inspect-links";
import { site } from "../browser/support/content";
import { build, freshProject } from "./site-build";

jest.setTimeout(900_000);

const prefix = "/bluestem";
const full = `${site.url}${prefix}`;

let folder = "";

beforeAll(async () => {
  folder = await freshProject();
});

afterAll(() => rm(folder, { recursive: true }));

function inspect(atPrefix: string) {
  const origin = site.url;
  return inspectLinks(path.join(folder, "public"), {
    origin,
    prefix: atPrefix,
  });
}

function built(name: string) {
  return readFile(path.join(folder, "public", name), "utf8");
}

test("under a path prefix every address of the site carries it", async () => {
  expect(await build(folder, { prefix })).toMatchObject({ ok: true });

  const { broken, counts } = await inspect(prefix);
  expect(broken).toEqual([]);
  expect(Object.keys(counts)).toContain("late-scripts");

  const about = await built("about/index.html");
  expect(about).toContain(`href="${full}/about"`);
  expect(about).toContain(`content="${full}/share-card.jpg"`);
  expect(about).toContain(`"href_matches":"${prefix}/*"`);
  expect(await built("sitemap-0.xml")).toContain(`<loc>${full}/about</loc>`);
  expect(await built("robots.txt")).toContain(`${full}/sitemap-index.xml`);
  expect(await built("manifest.webmanifest")).toContain(`"${prefix}/"`);
});

test("after it, a build at the domain's root carries no prefix", async () => {
  expect(await build(folder)).toMatchObject({ ok: true });

  const { broken } = await inspect("");
  expect(broken).toEqual([]);
  expect(await built("index.html")).not.toContain(`${prefix}/`);
});
