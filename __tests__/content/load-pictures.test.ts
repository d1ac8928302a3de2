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
const draw = (format: "png" | "gif" | "jpeg") =>
  plainPicture(800, 600).toFormat(format).toBuffer();

async function halfAPicture() {
  const whole = await draw("jpeg");
  return whole.subarray(0, whole.length / 2);
}

const unreadable = "a file that can't be read as a picture";

test.each([
  ["PNG", "a PNG picture named .jpg", () => draw("png")],
  ["GIF", "a GIF picture named .jpg", () => draw("gif")],
  // These are recognized by their first bytes, without decoding them.
  ["SVG", "an SVG picture named .jpg", () => bytes("<?xml ?>\n<svg>")],
  ["HEIC", "a HEIC picture named .jpg", () => bytes("\0\0\0\u0018ftypheic\0")],
  ["TIFF", "a TIFF picture named .jpg", () => bytes("II*\0\b\0\0\0")],
  ["a web page", unreadable, () => bytes("<!doctype html><p>Hello")],
  ["nothing", unreadable, () => bytes("")],
  ["a truncated upload", unreadable, halfAPicture],
])("of a picture's file with %s, says: %s", async (_, found, picture) => {
  expect(await problemsWith({ "images/heron.jpg": await picture() })).toEqual([
    expect.stringContaining(`images/heron.jpg: ${found} →`),
  ]);
});

test("reports a picture of more than 40 megapixels", async () => {
  const picture = await plainPicture(8000, 5001).jpeg().toBuffer();

  expect(await problemsWith({ "images/field.jpg": picture })).toEqual([
    expect.stringContaining("8000 × 5001 pixels →"),
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

/** Camera data in which each tag names the directory that it is in as that of GPS. */
function circularDirectory(count: number) {
  const exif = Buffer.alloc(10 + 12 * count);
  exif.write("II*\0", "latin1");
  exif.writeUInt32LE(8, 4);
  exif.writeUInt16LE(count, 8);
  for (let at = 10; at < exif.length; at += 12) {
    exif.writeUInt16LE(0x8825, at);
    exif.writeUInt32LE(8, at + 8);
  }
  return exif;
}

test.each([
  ["directories that name each other", () => circularDirectory(3000)],
  ["starts", () => bytes("II*\0\b\0\0\0".repeat(20_000))],
])("looks for a position through many %s in a second", async (_, exif) => {
  const photo = await draw("jpeg");
  const start = performance.now();

  expect(hasLocation(Buffer.concat([photo, exif()]))).toBe(false);
  expect(performance.now() - start).toBeLessThan(1000);
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
