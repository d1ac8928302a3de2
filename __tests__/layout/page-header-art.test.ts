import { readdirSync, statSync } from "node:fs";
import { largestDrawing } from "../../plugins/gatsby-plugin-light-pages/imported-files";

const folder = "src/layout/art";

/** The 404 page's drawing has an animal, and no text that waits for it. */
const drawings = readdirSync(folder).filter(
  (name) => name.endsWith(".svg") && !name.startsWith("lost"),
);

test.each(drawings)("%s is small enough to be in the page", (name) => {
  expect(statSync(`${folder}/${name}`).size).toBeLessThanOrEqual(
    largestDrawing,
  );
});
