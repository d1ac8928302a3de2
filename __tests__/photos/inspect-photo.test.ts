/** @jest-environment node */
import { crc32 } from "node:zlib";
import { inspectPhoto } from "../../src/photos/inspect-photo";
import { animation, draw, drawing, half, photograph } from "./pictures";

describe("takes", () => {
  test.each([
    ["jpg", () => photograph()],
    ["png", () => draw().png().toBuffer()],
    ["webp", () => draw().webp().toBuffer()],
    ["avif", () => draw().avif({ effort: 0 }).toBuffer()],
  ])("a whole %s, unchanged", async (type, make) => {
    const bytes = await make();

    expect(await inspectPhoto(bytes)).toEqual({
      photo: { bytes, type, width: 960, height: 640 },
    });
  });

  test("a photo held upright, measured as it is seen", async () => {
    // It is turned the way the camera noted.
    const bytes = await draw({ width: 600, height: 900 })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();

    expect(await inspectPhoto(bytes)).toMatchObject({
      photo: { width: 900, height: 600 },
    });
  });
});

describe("refuses as a web page", () => {
  test.each([
    "<!doctype html><title>Photo removed</title>",
    "\uFEFF\n  <HTML lang=en><body>Not here</body>",
    "<head><title>Sign in</title></head>",
  ])("%j", async (text) => {
    expect(await inspectPhoto(Buffer.from(text))).toEqual({
      failure: { reason: "web-page" },
    });
  });
});

describe("refuses as unreadable", () => {
  test.each(["", "Not found", '{"error":"gone"}', "<htmlish>", "\xff\xd8\xff"])(
    "%j",
    async (text) => {
      expect(await inspectPhoto(Buffer.from(text, "latin1"))).toEqual({
        failure: { reason: "unreadable" },
      });
    },
  );
});

test.each([
  ["svg", () => drawing()],
  ["gif", () => draw().gif().toBuffer()],
  ["gif", async () => (await animation()).gif().toBuffer()],
  ["tiff", () => draw().tiff().toBuffer()],
])("refuses %s", async (format, make) => {
  expect(await inspectPhoto(await make())).toEqual({
    failure: { reason: "wrong-type", format },
  });
});

test("refuses a moving picture", async () => {
  const bytes = await (await animation()).webp().toBuffer();

  expect(await inspectPhoto(bytes)).toEqual({
    failure: { reason: "animated" },
  });
});

test.each([
  ["jpg", () => photograph()],
  ["png", () => draw().png().toBuffer()],
  ["avif", () => draw().avif({ effort: 0 }).toBuffer()],
])("refuses a %s that is cut off", async (_type, make) => {
  expect(await inspectPhoto(half(await make()))).toEqual({
    failure: { reason: "damaged" },
  });
});

test("refuses a webp that is cut off", async () => {
  // Its head tells how long it is, so that half of it is no picture at all.
  const bytes = half(await draw().webp().toBuffer());

  expect(await inspectPhoto(bytes)).toEqual({
    failure: { reason: "unreadable" },
  });
});

test("refuses a photo with its middle overwritten", async () => {
  const bytes = await draw().png().toBuffer();
  bytes.fill(0, bytes.length / 2, bytes.length / 2 + 20);

  expect(await inspectPhoto(bytes)).toEqual({ failure: { reason: "damaged" } });
});

/** A small picture whose head tells another size. */
async function claiming(width: number, height: number) {
  const bytes = await draw().png().toBuffer();
  // The size stands in a PNG's first chunk, which ends with its checksum.
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

test.each([
  [8000, 5001],
  // More pixels than sharp itself would open.
  [400_000, 400_000],
])("refuses %i × %i pixels", async (width, height) => {
  expect(await inspectPhoto(await claiming(width, height))).toEqual({
    failure: { reason: "too-large", width, height },
  });
});

test("decodes up to 40 megapixels", async () => {
  // The head is believed, and the missing rows are noticed.
  expect(await inspectPhoto(await claiming(8000, 5000))).toEqual({
    failure: { reason: "damaged" },
  });
});
