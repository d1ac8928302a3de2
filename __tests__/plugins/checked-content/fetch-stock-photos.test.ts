import { truncate } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  fetchStockPhotos,
  stockPhotoName,
} from "../../../plugins/gatsby-plugin-checked-content/fetch-stock-photos";
import { largestPicture } from "../../../src/content/schema/limits";
import { plainPicture } from "../../browser/support/photo-file";
import { type LoopbackHost, serve, startHost } from "../../setup/loopback-host";
import { temporaryFolder } from "../../setup/temporary-folder";

let work: string;
let host: LoopbackHost;

beforeAll(async () => {
  work = await temporaryFolder();
  const picture = plainPicture(960, 640);
  const photo = await picture.jpeg().toBuffer();
  const webp = await picture.webp().toBuffer();
  const gif = await picture.gif().toBuffer();
  const large = plainPicture(8000, 5001);
  const huge = await large.jpeg({ quality: 1 }).toBuffer();
  host = await startHost({
    "/heron": serve(photo),
    "/crane.php": serve(webp),
    "/owl.jpg": serve(photo),
    "/narrow.jpg": serve(photo),
    "/page.jpg": serve("<!doctype html><title>Gone</title>"),
    "/moving": serve(gif),
    "/huge": serve(huge),
    "/endless": (_, response) => {
      response.writeHead(200).write(Buffer.alloc(largestPicture + 1));
    },
    "/slow": (_, response) => void response.writeHead(200).write("a"),
    "/silent": () => undefined,
    "/moved": (_, response) =>
      void response.writeHead(302, { Location: "/inside" }).end(),
    "/inside": serve(photo),
    "/busy": (request, response) => {
      const isFirst = host.requests.filter((at) => at === "/busy").length < 2;
      if (isFirst) response.writeHead(503).end();
      else serve(photo)(request, response);
    },
    "/down": (_, response) => void response.writeHead(503).end(),
  });
});

afterAll(() => host.close());

const place = {
  file: "content/programs.yml",
  line: 14,
  column: 12,
  at: 320,
  where: ["programs", "Wildlife Monitoring", "image"],
};

const reference = (at: string, minimumWidth = 800) => ({
  ...place,
  address: host.origin + at,
  minimumWidth,
});

const fetched = (at: string) =>
  path.join(work, stockPhotoName(host.origin + at));

// Gatsby knows a picture by the end of its name.
test.each(["/heron", "/crane.php"])("saves %s as a .jpg", async (at) => {
  expect(await fetchStockPhotos([reference(at)], work)).toEqual([]);
  expect(fetched(at)).toMatch(/\.jpg$/);
  expect((await sharp(fetched(at)).metadata()).width).toBe(960);
});

test("fetches a photo once, unless its file is damaged", async () => {
  const owl = [reference("/owl.jpg"), reference("/owl.jpg", 900)];
  const requests = () => host.requests.filter((at) => at === "/owl.jpg").length;

  expect(await fetchStockPhotos(owl, work)).toEqual([]);
  expect(await fetchStockPhotos(owl, work)).toEqual([]);
  expect(requests()).toBe(1);

  await truncate(fetched("/owl.jpg"), 1000);
  expect(await fetchStockPhotos(owl, work)).toEqual([]);
  expect(requests()).toBe(2);
});

test("reports a photo where it is too narrow", async () => {
  const places = [reference("/narrow.jpg"), reference("/narrow.jpg", 1600)];

  expect(await fetchStockPhotos(places, work)).toEqual([
    {
      kind: "mistake",
      ...place,
      found: `${host.origin}/narrow.jpg (960 pixels wide)`,
      expected: "a photo at least 1,600 pixels wide",
      fix: "use a larger version from that site, or choose another photo",
    },
  ]);
});

test.each([
  ["/page.jpg", "a file that can't be read", "copy the photo's own address"],
  ["/moving", "a GIF picture", "copy the photo's own address"],
  ["/endless", "more than 25 MB", "take a smaller size"],
  ["/huge", "8000 × 5001 pixels", "take a smaller size"],
  ["/missing", "Response code 404 (Not Found)", "images/NAME"],
  ["/down", "Response code 503 (Service Unavailable)", "again later"],
  ["/moved", "unexpected redirect", "copy the photo's own address"],
])("rejects %s: %s", async (at, found, fix) => {
  const problems = await fetchStockPhotos([reference(at)], work);

  expect(problems).toMatchObject([place]);
  expect(problems[0]?.found).toContain(`${host.origin}${at} (`);
  expect(problems[0]?.found).toContain(found);
  expect(problems[0]?.fix).toContain(fix);
  expect(host.requests).not.toContain("/inside");
});

test("asks a busy host once more", async () => {
  expect(await fetchStockPhotos([reference("/busy")], work)).toEqual([]);
});

test.each(["/slow", "/silent"])("gives up on %s", async (at) => {
  const problems = await fetchStockPhotos([reference(at)], work, 500);

  expect(problems[0]?.found).toContain("it took more than 0.5 seconds");
});
