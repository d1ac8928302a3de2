import { z } from "zod";
import { image } from "../../src/content/schema/fields";
import { asQueried } from "../../src/page-data/as-queried";

test("refuses a picture whose field would not be queried", () => {
  const schema = z.object({ portrait: image({ minimumWidth: 200 }) });
  const value = { portrait: "images/heron.jpg" };

  expect(() => asQueried(schema, value, (name) => name)).toThrow(
    "The picture portrait must be called image",
  );
});
