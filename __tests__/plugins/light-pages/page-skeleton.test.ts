/** @jest-environment node */
import { pageSkeleton } from "../../../plugins/gatsby-plugin-light-pages/page-skeleton";

test("contains each start tag once, sorted, without text", () => {
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
])("reduces %s to %s", (tag, kept) => {
  expect(pageSkeleton(tag)).toBe(kept);
});

test("is the same for pages that differ only in text", () => {
  const page = (name: string) =>
    `<h2 id="${name}">${name}</h2><p><a href="/${name}">${name}</a></p>`;

  expect(pageSkeleton(page("river"))).toBe(pageSkeleton(page("prairie")));
});
