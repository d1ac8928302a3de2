import { render } from "@testing-library/react";
import React from "react";
import { Shield } from "../../src/components/shield";

test("is a drawing that no screen reader reads", () => {
  const { container } = render(<Shield />);

  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
