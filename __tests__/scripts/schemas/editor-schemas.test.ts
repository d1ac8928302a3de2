import { editorSchemas } from "../../../scripts/schemas/editor-schemas";

// generated-files.test.ts compares the files in .vscode with them.

const schemas = Object.entries(editorSchemas());

/** All object schemas in a JSON Schema. */
function objectsIn(schema: unknown): { properties: object; rest: object }[] {
  if (typeof schema !== "object" || schema === null) return [];
  const nested = Object.values(schema).flatMap(objectsIn);
  if (!("properties" in schema)) return nested;
  const { properties, ...rest } = schema;
  return [{ properties: Object.assign({}, properties), rest }, ...nested];
}

test.each(schemas)("every field of %s has a description", (_, schema) => {
  const objects = objectsIn(schema);

  expect(objects.length).toBeGreaterThan(0);
  for (const { properties, rest } of objects) {
    expect(rest).toMatchObject({ additionalProperties: false });
    for (const field of Object.values(properties)) {
      expect(field).toHaveProperty("description");
    }
  }
});
