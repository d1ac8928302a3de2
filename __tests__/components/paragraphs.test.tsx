import { renderToStaticMarkup } from "react-dom/server";
import { Paragraphs } from "../../src/components/paragraphs";

test.each([
  ["a blank line between", "One.\n\nTwo.", "<p>One.</p><p>Two.</p>"],
  [
    "a blank line with spaces in it",
    "One.\n  \nTwo.",
    "<p>One.</p><p>Two.</p>",
  ],
  [
    "a line break alone, which is no paragraph",
    "One,\ntwo.",
    "<p>One,\ntwo.</p>",
  ],
  ["a break at the end, as folded YAML has", "One.\n", "<p>One.</p>"],
  ["blank lines at both ends", "\n\nOne.\n\n", "<p>One.</p>"],
])("%s", (_, text, markup) => {
  expect(renderToStaticMarkup(<Paragraphs text={text} />)).toBe(markup);
});
