/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import React from "react";
import { ComingUp } from "../../src/sections/coming-up";

test("is absent without events", () => {
  const { container } = render(<ComingUp events={[]} />);

  expect(container).toBeEmptyDOMElement();
});
