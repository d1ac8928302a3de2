import type { Sharp } from "sharp";
import { addedEntry, deleteTried } from "../../edit/state/uploads";
import { plainPicture } from "../browser/support/photo-file";

const photo = () => plainPicture(60, 40).jpeg();

const pictureIn = async (picture: Sharp) =>
  addedEntry("images/oak.jpg", (await picture.toBuffer()).toString("base64"))
    .picture;

test("sees that a photo somebody else uploaded says where it was taken", async () => {
  const located = photo().withExif({ IFD3: { GPSLatitude: "42/1 1/1 0/1" } });

  expect(await pictureIn(located)).toHaveProperty("hasLocation", true);
  expect(await pictureIn(photo())).toHaveProperty("hasLocation", false);
});

test("reports the size of a photo as it is shown", async () => {
  expect(await pictureIn(photo().withMetadata({ orientation: 6 }))).toEqual({
    ...{ format: "jpeg", width: 40, height: 60, hasLocation: false },
  });
});

test("a file that is a picture in name only has no format", () => {
  const { picture } = addedEntry("images/torn.jpg", btoa("no picture"));

  expect(picture).toHaveProperty("format", undefined);
});

test("sees that a PDF runs a script", () => {
  const pdfWith = (action: string) =>
    addedEntry("documents/map.pdf", btoa(`%PDF-1.4\n<</S/${action}>>\n%%EOF\n`))
      .pdf;

  expect(pdfWith("JavaScript")).toHaveProperty("runsProgram", true);
  expect(pdfWith("URI")).toHaveProperty("runsProgram", false);
});

test("deletes what was added only for a text that is gone", () => {
  const stored = new Map([
    ["pages/owls.mdx", "images/owl.jpg"],
    ["images/old.jpg", "…"],
  ]);
  const texts = new Map([
    ...stored,
    ["images/owl.jpg", "…"],
    ["images/oak.jpg", "…"],
    ["images/oak.dusk.jpg", "…"],
    ["images/elm.jpg", "…"],
  ]);
  const gone = "images/owl.jpg images/oak.jpg images/old.jpg";

  expect(deleteTried({ texts, stored }, gone)).toEqual([
    { path: "images/oak.jpg", text: null },
    { path: "images/oak.dusk.jpg", text: null },
  ]);
});
