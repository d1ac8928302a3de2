/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { StructuredData } from "../../src/layout/structured-data";

// head.spec.ts has the rest.

test("no field can end the script element", () => {
  const graph = [{ name: "</script><script>alert(1)</script>" }];
  const { container } = render(<StructuredData graph={graph} />);
  const text = container.querySelector("script")?.textContent ?? "";

  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toHaveProperty("@graph", graph);
});
