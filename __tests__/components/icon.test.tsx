import { render } from "@testing-library/react";
import React from "react";
import { Icon } from "../../src/components/icon";
import { iconNames } from "../../src/content/icon-names";

test.each(iconNames)("%s is an SVG hidden from screen readers", (name) => {
  const { container } = render(<Icon name={name} />);

  const drawing = container.querySelector("svg");
  expect(drawing).toHaveAttribute("aria-hidden", "true");
  expect(drawing).toHaveAttribute("fill", "currentColor");
  expect(drawing).toHaveAttribute("viewBox", "0 0 24 24");
  expect(drawing?.querySelector("path")).toHaveAttribute(
    "d",
    expect.stringMatching(/^m[\d .,achlmsvz-]+z$/i),
  );
});

test("no two icons look the same", () => {
  const drawings = iconNames.map(
    (name) => render(<Icon name={name} />).container.innerHTML,
  );

  expect(new Set(drawings).size).toBe(iconNames.length);
});
