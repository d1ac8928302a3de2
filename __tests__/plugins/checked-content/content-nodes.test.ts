import { contentNodes } from "../../../plugins/gatsby-plugin-checked-content/content-nodes";
import { photoName } from "../../../plugins/gatsby-plugin-checked-content/fetch-photos";
import { sampleCopy } from "./support/sample-copy";

test("a photo named by its address is the fetched one, without one at dusk", async () => {
  const copy = await sampleCopy();
  const image = "https://images.unsplash.com/photo-1.jpg";
  await copy.change("programs.yml", /(?<=^ {2}image: ).+$/m, image);
  expect(await copy.latest.read()).toBeNull();

  const nodes = contentNodes(copy.latest.content, () => "");

  const programs = nodes.find(({ id }) => id === "content:programs");
  expect(programs).toHaveProperty("value.0.picture", photoName(image));
  expect(programs).toHaveProperty("value.0.duskPicture", null);
  await copy.remove();
});
