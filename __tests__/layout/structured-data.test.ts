import { structuredData } from "../../src/layout/structured-data";
import { site } from "../../src/examples/site";

const absolute = (path: string) => `https://rioverde.example/trust${path}`;

// head.spec.ts has the rest.

test("only profiles on other sites are the organization's, too", () => {
  const links = ["/about", "mailto:a@b.example", "https://rioverde.social/us"];
  const given = links.map((url) => ({ label: "More", url }));
  const text = structuredData({ ...site, links: given }, "", absolute);

  expect(JSON.parse(text)).toHaveProperty("@graph.1.sameAs", [
    site.donateAddress,
    "https://rioverde.social/us",
  ]);
});

test.each([
  ["501(c)(4)", "Nonprofit501c4"],
  [null, "Nonprofit501c3"],
])("the tax status %s is %s", (taxStatus, type) => {
  const text = structuredData({ ...site, taxStatus }, "", absolute);

  expect(JSON.parse(text)).toHaveProperty(
    "@graph.1.nonprofitStatus",
    `https://schema.org/${type}`,
  );
});

test("no field can end the script element", () => {
  const name = "</script><script>alert(1)</script>";
  const text = structuredData({ ...site, name }, "", absolute);

  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toHaveProperty("@graph.0.name", name);
});
