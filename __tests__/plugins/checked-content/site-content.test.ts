import { contentNodes } from "../../../plugins/gatsby-plugin-checked-content/content-nodes";
import { stockPhotoName } from "../../../plugins/gatsby-plugin-checked-content/fetch-stock-photos";
import { sampleCopy } from "./support/sample-copy";

test("says that a site with placeholders is not ready to go public", async () => {
  const { latest } = await sampleCopy();
  expect(await latest.launchNotice()).toContain("npm run check -- --launch");
});

test("tells each warning once", async () => {
  const { latest } = await sampleCopy();
  expect(latest.newWarnings()).not.toEqual([]);

  await latest.read();

  expect(latest.newWarnings()).toEqual([]);
});

test("reports the line of a photo that can't be fetched", async () => {
  const { latest, change } = await sampleCopy();
  const address = "https://images.unsplash.com/photo-1";
  await change("programs.yml", /(?<=^ {2}image: ).+$/m, address);
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no route"));

  expect(await latest.read()).toBeNull();
  const report = await latest.fetchStockPhotos();

  expect(report).toMatch(
    /content\/programs\.yml:\d+:10 {2}programs › .+ › image$/m,
  );
  expect(report).toContain(`${address} (could not be downloaded: no route)`);
  expect(report).toContain(
    "1 problem in 1 file, 1 warning. Nothing was built.",
  );
});

test("a photo named by its address is the fetched one, without one at dusk", async () => {
  const { latest, change } = await sampleCopy();
  const image = "https://images.unsplash.com/photo-1.jpg";
  await change("programs.yml", /(?<=^ {2}image: ).+$/m, image);
  expect(await latest.read()).toBeNull();

  const nodes = contentNodes(latest.content, () => "");

  const programs = nodes.find(({ id }) => id === "content:programs");
  const picture = { day: stockPhotoName(image), dusk: null };
  expect(programs).toHaveProperty("value.0.picture", picture);
});
