import { readFileSync } from "node:fs";
import {
  editorSchemaFile,
  editorSchemas,
} from "../../../scripts/schemas/editor-schemas";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const schemas = Object.entries(editorSchemas());

test("editors know which schema belongs to which file", () => {
  const wired = schemas.map(([name]) => {
    return [`./${editorSchemaFile(name)}`, `content/${name}`] as const;
  });

  expect(read(".vscode/settings.json")).toHaveProperty(
    ["yaml.schemas"],
    Object.fromEntries(wired),
  );
});

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
