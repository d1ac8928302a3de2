import { addedEntry, deleteTried } from "../../edit/state/uploads";
import { phonePhoto, plainPicture } from "../browser/support/photo-file";

const pictureIn = (bytes: Buffer) =>
  addedEntry("images/oak.jpg", bytes.toString("base64")).picture;

test("sees what a photo that somebody else uploaded is and says", async () => {
  const plain = await plainPicture(60, 40).jpeg().toBuffer();
  const { buffer: fromPhone } = await phonePhoto("oak.jpg");

  expect(pictureIn(plain)).toHaveProperty("hasLocation", false);
  // As it is shown.
  const size = { width: 1500, height: 3000 };
  const expected = { format: "jpeg", ...size, hasLocation: true };
  expect(pictureIn(fromPhone)).toEqual(expected);
  const inNameOnly = Buffer.from("no picture");
  expect(pictureIn(inNameOnly)).toHaveProperty("format", undefined);
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
