import { capitalized } from "../../src/content/words/capitalized";
import { z } from "zod";
import { iconNames } from "../../src/content/schema/icon-names";
import { authorComponents } from "../../src/content/schema/components";
import { eventsSchema } from "../../src/content/schema/events";
import { homeSchema } from "../../src/content/schema/home";
import { impactSchema } from "../../src/content/schema/impact";
import { logoSchema } from "../../src/content/schema/logo";
import { noticeSchema } from "../../src/content/schema/notice";
import { pageSchema } from "../../src/content/schema/page";
import { programsSchema } from "../../src/content/schema/programs";
import { siteSchema } from "../../src/content/schema/site";
import { kindOf } from "../../src/content/schema/schema-tree";

/** `Organization`, because Gatsby already has a type named `Site`. */
const roots = {
  Organization: siteSchema,
  Logo: logoSchema,
  Notice: noticeSchema,
  Event: eventsSchema.element,
  Home: homeSchema,
  Program: programsSchema.element,
  ImpactFigure: impactSchema.element,
  PageFrontMatter: pageSchema,
  PagePhoto: authorComponents.Photo.attributes.pick({ image: true }),
};

/** Shared names for enums, by their space-separated values. */
const enumNames = new Map([[iconNames.join(" "), "IconName"]]);

const definitions = new Map<string, string>();

/** The types with a picture. */
export const pictureTypes = new Set<string>();

function enumType(schema: z.core.$ZodEnum, name: string) {
  const words = Object.values(schema._zod.def.entries).join(" ");
  const known = enumNames.get(words) ?? name;
  definitions.set(known, `enum ${known} { ${words} }`);
  return `${known}!`;
}

function objectType(schema: z.core.$ZodObject, name: string) {
  const fields = Object.entries(schema._zod.def.shape).flatMap(
    ([field, inner]) => {
      const type = typeOf(inner, name + capitalized(field));
      if (kindOf(inner)?.kind !== "picture") return [`${field}: ${type}`];
      pictureTypes.add(name);
      return [
        `${field}: ${type}`,
        `picture: ${type.replace("String", "ImageSharp")}`,
        "duskPicture: ImageSharp",
      ];
    },
  );
  if (schema === siteSchema) {
    fields.push(
      "notice: Notice",
      "events: [Event!]",
      "logo: Logo",
      "heroAlt: String!",
    );
    fields.push("sections: [HomeSections!]!");
    fields.push("menuPages: [PageLink!]!", "footerPages: [PageLink!]!");
  }
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
  if (schema instanceof $ZodObject) return objectType(schema, name);
  if (schema instanceof $ZodEnum) return enumType(schema, name);
  if (schema instanceof z.core.$ZodString) return "String!";
  if (schema instanceof z.core.$ZodBoolean) return "Boolean!";
  if (schema instanceof z.core.$ZodNumberFormat) return "Int!";
  throw new TypeError(`No GraphQL type for the schema of ${name}`);
}

for (const [name, schema] of Object.entries(roots)) typeOf(schema, name);

/**
 * The GraphQL types of everything in `content/`, generated from the schemas
 * that the checker uses, so that optional fields exist even if no file has
 * them. The values are those of `src/page-data/site-data.ts`.
 */
export const graphqlTypes = `
${[...definitions.values()].join("\n\n")}

type CheckedContent implements Node @dontInfer {
  value: JSON!
}

type PageLink {
  title: String!
  path: String!
}

type PageVersion {
  lang: PageFrontMatterLang!
  path: String!
}

type TextPage {
  frontMatter: PageFrontMatter!
  path: String!
  photos: [PagePhoto!]!
  tree: JSON!
  versions: [PageVersion!]!
}

extend type Query {
  organization: Organization!
  homePage: Home!
  programs: [Program!]!
  impactFigures: [ImpactFigure!]!
  pages: [TextPage!]!
  page(path: String!): TextPage!
}
`;
