import { z } from "zod";
import { image } from "../../src/content/schema/fields";
import { asQueried } from "../../src/page-data/as-queried";

const noPictures = () => null;

test("fields that were left out are null, at every depth", () => {
  const schema = z.strictObject({
    name: z.string(),
    motto: z.string().optional(),
    links: z.array(z.strictObject({ note: z.string().optional() })).optional(),
    contact: z.strictObject({ phone: z.string().optional() }).optional(),
  });

  expect(asQueried(schema, { name: "Trust" }, noPictures)).toEqual({
    name: "Trust",
    motto: null,
    links: null,
    contact: null,
  });
  const value = { name: "Trust", links: [{}, { note: "" }], contact: {} };
  expect(asQueried(schema, value, noPictures)).toEqual({
    name: "Trust",
    motto: null,
    links: [{ note: null }, { note: "" }],
    contact: { phone: null },
  });
});

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
      { image: "images/pond.jpg", picture: 1, duskPicture: 2 },
      { image: "images/hill.jpg", picture: 3, duskPicture: null },
      { image: null, picture: null, duskPicture: null },
    ],
  );
  expect(() => shown("images/lake.jpg")).toThrow(
    "There is no picture images/lake.jpg",
  );
});
