import config from "../gatsby-config";

test("sets an adapter, so that Gatsby does not download one", () => {
  expect(config).toMatchObject({ adapter: { name: "none" } });
});
