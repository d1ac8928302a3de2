import type { Sharp } from "sharp";
import { plainPicture } from "../browser/support/photo-file";
import {
  type Files,
  edited,
  problemsIn,
  writeContent,
} from "./support/content-folder";

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

const saysWhere = [
  expect.stringContaining("a photo that reveals where it was taken →"),
];

test.each(["jpg", "png", "webp"] as const)(
  "reports a position in the metadata of a .%s, and nothing else in it",
  async (format) => {
    const file = `images/heron.${format}`;
    const photo = () => plainPicture(800, 600).toFormat(format);
    const problemsOf = async (picture: Sharp) =>
      problemsWith({
        "images/heron.jpg": null,
        [file]: await picture.toBuffer(),
        "programs.yml": edited("programs.yml", "images/heron.jpg", file),
      });

    for (const picture of [
      photo().withExif({ IFD3: latitude }),
      photo().withXmp(xmpWith("GPSLongitude")),
    ]) {
      expect(await problemsOf(picture)).toEqual(saysWhere);
    }
    const other = photo()
      .withExif({ IFD0: { Artist: "Ann Lee" }, IFD3: { GPSMapDatum: "WGS" } })
      .withXmp(xmpWith("GPSMapDatum"));
    expect(await problemsOf(other)).toEqual([]);
  },
);

test("reports half a position, the position of what a photo shows, and the one that drones misspell", async () => {
  const photo = () => plainPicture(800, 600).jpeg();
  const half = await photo().withExif({ IFD3: longitude }).toBuffer();
  const shown = Buffer.from(half);
  const destination = 0x16;
  shown.writeUInt8(destination, shown.indexOf(Buffer.from([4, 0, 5, 0, 3, 0])));
  const written = ["GPSDestLatitude", "GpsLongtitude"].map((name) =>
    photo().withXmp(xmpWith(name)).toBuffer(),
  );

  for (const picture of [half, shown, ...(await Promise.all(written))]) {
    expect(await problemsWith({ "images/heron.jpg": picture })).toEqual(
      saysWhere,
    );
  }
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
