import { z } from "zod";
import { readYaml } from "../../src/content/read/yaml";
import { schemaFindings } from "../../src/content/rules/shared/schema-findings";
import { pageSchema } from "../../src/content/schema/page";

// No schema of the site has such a rule yet; without a message for it, the
// check would end with an error instead.
test("tells what a schema has against a group of fields", () => {
  const schema = z
    .strictObject({ from: z.string(), to: z.string() })
    .refine(({ from, to }) => from !== to, { error: "write two places" });
  const file = { path: "trip.yml", text: "from: Ames\nto: Ames\n" };
  const { root, data } = readYaml(file, schema);

  expect(data).toBeUndefined();
  expect(schemaFindings(root)).toEqual([
    expect.objectContaining({ fix: "write two places" }),
  ]);
});

test("lists all words of a choice, also the one for nothing", () => {
  const schema = pageSchema.pick({ header: true });
  const file = { path: "pages/ponds.mdx", text: "header: hills\n" };
  const { root } = readYaml(file, schema);

  expect(root.children.flatMap(schemaFindings)).toEqual([
    expect.objectContaining({
      found: "hills",
      expected: "prairie, neighbors, fence, boardwalk or none",
    }),
  ]);
});
