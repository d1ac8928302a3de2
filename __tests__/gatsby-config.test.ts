/** @jest-environment node */
import config from "../gatsby-config";

test("Gatsby has its adapter, and neither fetches nor installs one", () => {
  expect(config).toMatchObject({ adapter: { name: "none" } });
});
