import { z } from "zod";
import { kindOf } from "../../src/content/schema/schema-tree";
import { capitalized } from "../../src/content/words/capitalized";
import { siteSchemas } from "../../src/page-data/site-data";

const definitions = new Map<string, string>();

/** @throws {Error} if another type has the name, as with `links` and `link` */
function define(kind: string, name: string, parts: readonly unknown[]) {
  const text = `${kind} ${name} {\n  ${parts.join("\n  ")}\n}`;
  const known = definitions.get(name) ?? text;
  if (known !== text) throw new Error(`Two GraphQL types are called ${name}`);
  definitions.set(name, text);
  return `${name}!`;
}

/** Fields of one kind, such as icons, have the same type. */
const enumType = ({ _zod }: z.core.$ZodEnum, name: string) =>
  define("enum", name, Object.values(_zod.def.entries));

function objectType(schema: z.core.$ZodObject, name: string) {
  const fields = Object.entries(schema._zod.def.shape).flatMap(
    ([field, inner]) => {
      const type = typeOf(inner, name + capitalized(field));
      const own = `${field}: ${type}`;
      if (kindOf(inner) !== "picture") return [own];
      return [own, `picture: ${type.replace("String", "Picture")}`];
    },
  );
  return define("type", name, fields);
}

/** Generates the GraphQL type of a schema; `name` is made of the names of fields. */
function typeOf(schema: z.core.$ZodType, name: string): string {
  const { $ZodOptional, $ZodArray, $ZodObject, $ZodEnum } = z.core;
  if (schema instanceof $ZodOptional) {
    return typeOf(schema._zod.def.innerType, name).slice(0, -1);
  }
  if (schema instanceof $ZodArray) {
    // An entry of `programs` is a `Program`.
    return `[${typeOf(schema._zod.def.element, name.replace(/s$/, ""))}]!`;
  }
  if (schema instanceof $ZodObject) return objectType(schema, name);
  if (schema instanceof $ZodEnum)
    return enumType(schema, capitalized(kindOf(schema) ?? name));
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
  page(address: String!): Page!
}
`;
