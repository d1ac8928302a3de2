import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "../../src/layout/structured-data";

// head.spec.ts has the rest.

test("no field can end the script element", () => {
  const graph = [{ name: "</script><script>alert(1)</script>" }];
  const html = renderToStaticMarkup(<StructuredData graph={graph} />);
  const [, text = ""] = /^<script[^>]*>([^<]*)<\/script>$/.exec(html) ?? [];

  expect(JSON.parse(text)).toHaveProperty("@graph", graph);
});
