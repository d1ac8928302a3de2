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

describe("pictures", () => {
  const schema = z.strictObject({
    image: image({ minimumWidth: 800 }).optional(),
  });
  const found = new Map([
    ["images/pond.jpg", 1],
    ["images/pond.dusk.jpg", 2],
    ["images/hill.jpg", 3],
  ]);
  const shown = (value: z.infer<typeof schema>) =>
    asQueried(schema, value, (name) => found.get(name) ?? null);

  test.each([
    ["images/pond.jpg", 1, 2],
    ["images/hill.jpg", 3, null],
  ])("stand beside the name %s", (name, day, dusk) => {
    expect(shown({ image: name })).toEqual({
      image: name,
      picture: day,
      duskPicture: dusk,
    });
  });

  test("are null where no picture is named", () => {
    expect(shown({})).toEqual({
      image: null,
      picture: null,
      duskPicture: null,
    });
  });

  test("must exist", () => {
    expect(() => shown({ image: "images/lake.jpg" })).toThrow(
      "There is no picture images/lake.jpg",
    );
  });
});
