import path from "node:path";
import sharp from "sharp";
import { shareCard } from "../../src/built-site/share-card";
import { colors } from "../../src/theme/colors";
import { site } from "../examples/site";
import { plainPicture } from "../browser/support/photo-file";
import { temporaryFolder } from "../setup/temporary-folder";

/** A picture in one color. */
async function pictureOf(background: string) {
  const file = path.join(await temporaryFolder(), "picture.png");
  await plainPicture(1600, 900, background).toFile(file);
  return { file, isTinted: false };
}

/** How many pixels have about this color; a JPEG changes colors slightly. */
async function countOf(card: Buffer, color: string) {
  const wanted = Buffer.from(color.slice(1), "hex");
  const { data, info } = await sharp(card)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const pixel = data.subarray(at, at + 3);
    const isNear = wanted.every(
      (part, index) => Math.abs(part - (pixel[index] ?? 0)) < 9,
    );
    if (isNear) count += 1;
  }
  return count;
}

test("the name is readable on a dark picture", async () => {
  const card = await shareCard(site, await pictureOf("black"));

  expect(await countOf(card, colors.scrim.day)).toBeGreaterThan(100_000);
  expect(await countOf(card, colors.text.day)).toBeGreaterThan(20_000);
});

test.each([
  ["that the fonts have is shown", "Hội Cứu Hỏa", true],
  ["with another letter is left off", "Σύλλογος", false],
])("a name %s", async (_, name, isShown) => {
  const card = await shareCard({ ...site, name }, await pictureOf("black"));

  expect((await countOf(card, colors.text.day)) > 0).toBe(isShown);
});

test.each([
  ["long", "Friends ".repeat(10).trim()],
  ["long, in one word", "Donaudampfschifffahrtsgesellschaftskapitän"],
  ["with accents", "Río Verde, Doña Ana, Łódź"],
])("a name that is %s stays within the margins", async (_, name) => {
  const card = await shareCard({ ...site, name }, await pictureOf("white"));
  for (const left of [0, 1160]) {
    const edge = { left, top: 0, width: 40, height: 300 };
    const part = await sharp(card).extract(edge).toBuffer();
    const { channels } = await sharp(part).stats();
    expect(channels.every(({ stdev }) => stdev < 3)).toBe(true);
  }
});
