/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Paragraphs } from "../../src/components/paragraphs";

test.each([
  ["a blank line between", "One.\n\nTwo.", ["One.", "Two."]],
  ["a blank line with spaces in it", "One.\n  \nTwo.", ["One.", "Two."]],
  ["a line break alone, which is no paragraph", "One,\ntwo.", ["One,\ntwo."]],
  ["a break at the end, as folded YAML has", "One.\n", ["One."]],
  ["blank lines at both ends", "\n\nOne.\n\n", ["One."]],
])("%s", (_, text, expected) => {
  const { container } = render(<Paragraphs text={text} />);

  const paragraphs = [...container.querySelectorAll("p")];
  expect(paragraphs.map((paragraph) => paragraph.textContent)).toEqual(
    expected,
  );
});
