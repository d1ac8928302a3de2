import { z } from "zod";
import { eventsSchema } from "../../src/content/schema/events";
import { homeSchema } from "../../src/content/schema/home";
import { impactSchema } from "../../src/content/schema/impact";
import { programsSchema } from "../../src/content/schema/programs";
import { kindOf } from "../../src/content/schema/schema-tree";
import { capitalized } from "../../src/content/words/capitalized";
import { siteSchemas, textPageSchema } from "../../src/page-data/site-data";

/** Names of types; others are named after the fields that they are in. */
const typeNames = new Map<z.core.$ZodType, string>([
  [homeSchema, "Home"],
  [programsSchema.element, "Program"],
  [impactSchema.element, "ImpactFigure"],
  [eventsSchema.element, "Event"],
  [textPageSchema, "TextPage"],
  [textPageSchema.shape.frontMatter, "PageFrontMatter"],
]);

/** Names for enums that several fields have, by the kind of the fields. */
const enumNames = new Map<string | undefined, string>([
  ["icon", "IconName"],
  ["section", "SectionName"],
]);

const definitions = new Map<string, string>();

function enumType(schema: z.core.$ZodEnum, name: string) {
  const words = Object.values(schema._zod.def.entries).join(" ");
  const known = enumNames.get(kindOf(schema)) ?? name;
  definitions.set(known, `enum ${known} { ${words} }`);
  return `${known}!`;
}

function objectType(schema: z.core.$ZodObject, name: string) {
  const fields = Object.entries(schema._zod.def.shape).flatMap(
    ([field, inner]) => {
      const type = typeOf(inner, name + capitalized(field));
      if (kindOf(inner) !== "picture") return [`${field}: ${type}`];
      return [
        `${field}: ${type}`,
        `picture: ${type.replace("String", "Picture")}`,
      ];
    },
  );
  definitions.set(name, `type ${name} {\n  ${fields.join("\n  ")}\n}`);
  return `${name}!`;
}

/** Generates the GraphQL type of a schema, named `name` if it needs one. */
function typeOf(schema: z.core.$ZodType, name: string): string {
  const { $ZodOptional, $ZodArray, $ZodObject, $ZodEnum } = z.core;
  if (schema instanceof $ZodOptional) {
    return typeOf(schema._zod.def.innerType, name).slice(0, -1);
  }
  if (schema instanceof $ZodArray) {
    return `[${typeOf(schema._zod.def.element, name)}]!`;
  }
  if (schema instanceof $ZodObject) {
    return objectType(schema, typeNames.get(schema) ?? name);
  }
  if (schema instanceof $ZodEnum) return enumType(schema, name);
  if (schema instanceof z.core.$ZodUnknown) return "JSON!";
  if (schema instanceof z.core.$ZodString) return "String!";
  if (schema instanceof z.core.$ZodBoolean) return "Boolean!";
  if (schema instanceof z.core.$ZodNumberFormat) return "Int!";
  throw new TypeError(`No GraphQL type for the schema of ${name}`);
}

const queries = Object.entries(siteSchemas).map(
  ([name, schema]) => `${name}: ${typeOf(schema, capitalized(name))}`,
);

/**
 * The GraphQL types of the site's data, generated from its schemas, so that
 * optional fields exist even if no file has them. The values are those of
 * `src/page-data/site-data.ts`.
 */
export const graphqlTypes = `
${[...definitions.values()].join("\n\n")}

type Picture {
  day: ImageSharp!
  dusk: ImageSharp
}

type CheckedContent implements Node @dontInfer {
  value: JSON!
}

extend type Query {
  ${queries.join("\n  ")}
  page(path: String!): TextPage!
}
`;
