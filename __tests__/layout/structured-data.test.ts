import { structuredData } from "../../src/layout/structured-data";
import { site } from "../examples/site";

const absolute = (path: string) => `https://rioverde.example/trust${path}`;

// head.spec.ts has the rest.

test("no field can end the script element", () => {
  const name = "</script><script>alert(1)</script>";
  const text = structuredData({ ...site, name }, "", absolute);

  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toHaveProperty("@graph.0.name", name);
});
