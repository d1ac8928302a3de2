/** @jest-environment node */
import { buildSchema, isNonNullType, isObjectType } from "gatsby/graphql";
import { graphqlTypes } from "../../../plugins/gatsby-plugin-checked-content/graphql-types";
import {
  pictureResolvers,
  resolvers,
} from "../../../plugins/gatsby-plugin-checked-content/resolvers";

/** Types that Gatsby itself defines. */
const gatsby = `
  directive @dontInfer on OBJECT
  scalar JSON
  interface Node { id: ID! }
  type ImageSharp { id: ID! }
  type Query { ignored: ID }
`;

// `implements Node` is enough: Gatsby adds the fields itself.
const schema = buildSchema(gatsby + graphqlTypes, { assumeValid: true });

function fieldsOf(typeName: string) {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`No type ${typeName}`);
  return Object.values(type.getFields());
}

test.each([
  [
    "text, a number, a group, and a field that is in no file",
    "Organization",
    [
      "name: String!",
      "address: OrganizationAddress!",
      "copyrightYear: Int!",
      "menuPages: [PageLink!]!",
    ],
  ],
  ["a list of groups", "HomeMission", ["pillars: [HomeMissionPillars!]!"]],
  ["one of a few words", "HomeMissionPillars", ["icon: IconName!"]],
  [
    "optional dates and text",
    "Figure",
    ["color: FigureColor!", "asOf: String", "source: String"],
  ],
  [
    "a picture",
    "HomeHero",
    ["image: String!", "picture: ImageSharp!", "duskPicture: ImageSharp"],
  ],
  [
    "an optional picture",
    "HomeCallToAction",
    ["image: String", "picture: ImageSharp", "duskPicture: ImageSharp"],
  ],
])("generates %s", (_, typeName, expected) => {
  const fields = fieldsOf(typeName).map(
    ({ name, type }) => `${name}: ${type.toString()}`,
  );

  expect(fields).toEqual(expect.arrayContaining(expected));
});

test.each(Object.entries({ ...pictureResolvers, ...resolvers }))(
  "%s has every resolved field",
  (typeName, fields) => {
    const declared = fieldsOf(typeName).map(({ name }) => name);

    expect(declared).toEqual(expect.arrayContaining(Object.keys(fields)));
  },
);

test("every query field is resolved and non-null", () => {
  const [ignored, ...fields] = fieldsOf("Query");

  expect(ignored?.name).toBe("ignored");
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(resolvers.Query));
  for (const { type } of fields) expect(isNonNullType(type)).toBe(true);
});
