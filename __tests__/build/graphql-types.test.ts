/** @jest-environment node */
import {
  buildSchema,
  type GraphQLEnumType,
  isEnumType,
  isNonNullType,
  isObjectType,
} from "gatsby/graphql";
import { graphqlTypes } from "../../src/build/graphql-types";
import { resolvers } from "../../src/build/resolvers";
import { figureColors } from "../../src/content/figure-colors";
import { iconNames } from "../../src/content/icon-names";
import { homeSchema } from "../../src/content/schema/home";
import { impactSchema } from "../../src/content/schema/impact";
import { pageSchema } from "../../src/content/schema/page";
import { programsSchema } from "../../src/content/schema/programs";
import { siteSchema } from "../../src/content/schema/site";

/** What Gatsby itself brings to the types. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  scalar Date
  scalar JSON
  interface Node { id: ID! }
  type ImageSharp { id: ID! }
  type Query { ignored: ID }
`;

// `implements Node` alone is enough for Gatsby, which adds the fields itself.
const schema = buildSchema(gatsby + graphqlTypes, { assumeValid: true });

function fieldsOf(typeName: string) {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`No type ${typeName}`);
  return type.getFields();
}

/** `name` or, for a field that may be missing, `name?`, in order of the name. */
function graphqlFields(typeName: string) {
  return Object.values(fieldsOf(typeName))
    .map(({ name, type }) => (isNonNullType(type) ? name : `${name}?`))
    .sort();
}

interface Field {
  isOptional(): boolean;
}

function contentFields(shape: Readonly<Record<string, Field>>) {
  return Object.entries(shape)
    .map(([name, field]) => (field.isOptional() ? `${name}?` : name))
    .sort();
}

const { hero, about, mission, programs, callToAction } = homeSchema.shape;

test.each([
  ["SiteAddress", siteSchema.shape.address.shape],
  ["HomeYaml", homeSchema.shape],
  ["HomeSection", programs.shape],
  ["HomeSectionWithText", about.shape],
  ["HomeSectionWithText", callToAction.shape],
  ["HomeMission", mission.shape],
  ["HomePillar", mission.shape.pillars.element.shape],
  ["ImpactYaml", impactSchema.element.shape],
  ["PageFrontMatter", pageSchema.shape],
])("%s has the fields that content has", (typeName, shape) => {
  expect(graphqlFields(typeName)).toEqual(contentFields(shape));
});

test("SiteYaml has them too, and the statement that may be beside them", () => {
  expect(graphqlFields("SiteYaml")).toEqual(
    [...contentFields(siteSchema.shape), "accessibilityPage?"].sort(),
  );
});

test.each([
  ["HomeHero", hero.shape],
  ["ProgramsYaml", programsSchema.element.shape],
])(
  "%s has them too, and the pictures made from its image",
  (typeName, shape) => {
    expect(graphqlFields(typeName)).toEqual(
      [...contentFields(shape), "duskPicture?", "picture"].sort(),
    );
  },
);

test.each([
  ["IconName", iconNames],
  ["FigureColor", figureColors],
])("%s has the names that content may use", (typeName, names) => {
  const type: GraphQLEnumType | undefined = [schema.getType(typeName)].find(
    isEnumType,
  );

  expect(type?.getValues().map(({ name }) => name)).toEqual(names);
});

test.each(Object.entries(resolvers))(
  "%s has every field that is resolved for it",
  (typeName, fields) => {
    const declared = Object.keys(fieldsOf(typeName));

    expect(declared).toEqual(expect.arrayContaining(Object.keys(fields)));
  },
);

test("every field of the query is resolved, and none may be null", () => {
  const { ignored, ...fields } = fieldsOf("Query");

  expect(ignored).toBeDefined();
  expect(Object.keys(fields)).toEqual(Object.keys(resolvers.Query));
  for (const { type } of Object.values(fields)) {
    expect(isNonNullType(type)).toBe(true);
  }
});

test("nothing is inferred, so that no field goes when no file uses it", () => {
  const types = graphqlTypes.match(/type \w+ implements Node.*/g) ?? [];

  expect(types).toHaveLength(5);
  for (const type of types) expect(type).toContain("@dontInfer");
});
