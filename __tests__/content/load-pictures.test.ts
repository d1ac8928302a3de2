import type { Sharp } from "sharp";
import { hasLocation } from "../../src/content/read/picture-location";
import { plainPicture } from "../browser/support/photo-file";
import { type Files, problemsIn, writeContent } from "./support/content-folder";

/** The problems in the sample content with some files replaced. */
async function problemsWith(files: Files) {
  const problems = await problemsIn(await writeContent(files));
  return problems.map(({ file, found, fix }) => `${file}: ${found} → ${fix}`);
}

const bytes = (text: string) => Buffer.from(text, "latin1");
const draw = (format: "png" | "jpeg" | "avif") =>
  plainPicture(800, 600).toFormat(format).toBuffer();

/** HEIC and AVIF files differ in the name of their format and in what is in it. */
async function heic() {
  const avif = await draw("avif");
  return avif.fill("heic", avif.indexOf("avif"), avif.indexOf("avif") + 4);
}

async function halfAPicture() {
  const whole = await draw("jpeg");
  return whole.subarray(0, whole.length / 2);
}

const unreadable = "a file that can't be read as a picture";

test.each([
  ["PNG", "a PNG picture named .jpg", () => draw("png")],
  // These, like GIF and TIFF, are recognized without decoding them.
  ["SVG", "an SVG picture named .jpg", () => bytes('<svg viewBox="0 0 9 9">')],
  ["HEIC", "a HEIC picture named .jpg", heic],
  ["a web page", unreadable, () => bytes("<!doctype html><p>Hello")],
  ["a truncated upload", unreadable, halfAPicture],
  [
    "more than 40 megapixels",
    "8000 × 5001 pixels",
    () => plainPicture(8000, 5001).jpeg().toBuffer(),
  ],
])("of a picture's file with %s, says: %s", async (_, found, picture) => {
  expect(await problemsWith({ "images/heron.jpg": await picture() })).toEqual([
    expect.stringContaining(`images/heron.jpg: ${found} →`),
  ]);
});

const latitude = { GPSLatitudeRef: "N", GPSLatitude: "42/1 1/1 0/1" };
const longitude = { GPSLongitudeRef: "W", GPSLongitude: "93/1 1/1 0/1" };

const xmpWith = (name: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:${name}="93,1.0W"/></rdf:RDF></x:xmpmeta>`;

const isLocated = async (photo: Sharp) => hasLocation(await photo.toBuffer());

test.each(["jpg", "png", "webp"] as const)(
  "finds a position in the metadata of a .%s, and nothing else in it",
  async (format) => {
    const photo = () => plainPicture(8, 6).toFormat(format);
    const other = photo()
      .withExif({ IFD0: { Artist: "Ann Lee" }, IFD3: { GPSMapDatum: "WGS" } })
      .withXmp(xmpWith("GPSMapDatum"));

    expect(await isLocated(photo().withExif({ IFD3: latitude }))).toBe(true);
    // Also that of what a photo shows, and one that drones misspell.
    for (const name of ["GPSLongitude", "GPSDestLatitude", "GpsLongtitude"]) {
      expect(await isLocated(photo().withXmp(xmpWith(name)))).toBe(true);
    }
    expect(await isLocated(other)).toBe(false);
  },
);

test("reports half a position, of the photo or what it shows", async () => {
  const photo = plainPicture(800, 600).jpeg().withExif({ IFD3: longitude });
  const half = await photo.toBuffer();
  const shown = Buffer.from(half);
  const destination = 0x16;
  shown.writeUInt8(destination, shown.indexOf(Buffer.from([4, 0, 5, 0, 3, 0])));

  for (const picture of [half, shown]) {
    expect(await problemsWith({ "images/heron.jpg": picture })).toEqual([
      expect.stringContaining("a photo that reveals where it was taken →"),
    ]);
  }
});

// A camera writes one or two. Without a limit, a small file of nothing else
// would keep the check busy for hours.
test("looks for a position at a few starts, but not at a thousand", async () => {
  const photo = plainPicture(8, 6).jpeg().withExif({ IFD3: latitude });
  const located = await photo.toBuffer();
  const after = (starts: number) =>
    Buffer.concat([bytes("II*\0\b\0\0\0".repeat(starts)), located]);

  expect(hasLocation(after(10))).toBe(true);
  expect(hasLocation(after(1000))).toBe(false);
});

test("measures the width of a rotated picture as displayed", async () => {
  const upright = plainPicture(1600, 800)
    .jpeg()
    .withMetadata({ orientation: 6 });

  expect(
    await problemsWith({ "images/garden.jpg": await upright.toBuffer() }),
  ).toEqual([
    expect.stringContaining("home.yml: images/garden.jpg, 800 pixels wide →"),
  ]);
});
