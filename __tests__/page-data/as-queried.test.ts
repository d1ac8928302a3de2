import { z } from "zod";
import { image } from "../../src/content/schema/fields";
import { asQueried } from "../../src/page-data/as-queried";

test("pictures stand beside their names, and must exist", () => {
  const schema = z.strictObject({
    image: image({ minimumWidth: 800 }).optional(),
  });
  const found = new Map([
    ["images/pond.jpg", 1],
    ["images/pond.dusk.jpg", 2],
    ["images/hill.jpg", 3],
  ]);
  const shown = (name?: string) =>
    asQueried(schema, { image: name }, (each) => found.get(each) ?? null);

  expect([shown("images/pond.jpg"), shown("images/hill.jpg"), shown()]).toEqual(
    [
      { image: "images/pond.jpg", picture: { day: 1, dusk: 2 } },
      { image: "images/hill.jpg", picture: { day: 3, dusk: null } },
      { image: null, picture: null },
    ],
  );
  expect(() => shown("images/lake.jpg")).toThrow(
    "There is no picture images/lake.jpg",
  );
});
