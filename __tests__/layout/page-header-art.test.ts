import { readdirSync, statSync } from "node:fs";

const folder = "src/layout/art";

/** The 404 page's drawing has an animal, and no text that waits for it. */
const drawings = readdirSync(folder).filter(
  (name) => name.endsWith(".svg") && !name.startsWith("lost"),
);

test.each(drawings)("%s, which is part of a page, is at most 6 KB", (name) => {
  expect(statSync(`${folder}/${name}`).size).toBeLessThanOrEqual(6 * 1024);
});
