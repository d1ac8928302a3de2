/** @jest-environment node */
import { pageSkeleton } from "../../../plugins/gatsby-plugin-light-pages/page-skeleton";

test("has each kind of start tag once, in order, and no text", () => {
  expect(pageSkeleton("<ul><li>One</li><li>Two</li></ul><br/>")).toBe(
    "<br>\n<li>\n<ul>",
  );
});

test.each([
  ['<p class="a b">', '<p class="a b">'],
  ['<main tabindex="-1">', '<main tabindex="-1">'],
  ['<path fill="var(--sky)">', '<path fill="var(--sky)">'],
  ['<a href="https://example.org/a">', '<a href="https:">'],
  ['<a href="/about">', '<a href="">'],
  ['<h2 id="mission">', "<h2 id>"],
  ['<img alt="A > B" src="/a.jpg">', "<img alt src>"],
  ["<button popover>", "<button popover>"],
])("of %s keeps %s", (tag, kept) => {
  expect(pageSkeleton(tag)).toBe(kept);
});

test("pages that differ in their words alone are the same", () => {
  const page = (name: string) =>
    `<h2 id="${name}">${name}</h2><p><a href="/${name}">${name}</a></p>`;

  expect(pageSkeleton(page("river"))).toBe(pageSkeleton(page("prairie")));
});
