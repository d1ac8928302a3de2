import { scriptsIn } from "../../../plugins/gatsby-plugin-site-headers/scripts-in-page";

test.each([
  ["a classic script", "<script>alert(1)</script>"],
  ["an unknown type", '<script type="novelty">alert(1)</script>'],
  ["one with data-src", '<script data-src="a">alert(1)</script>'],
  ["one in a template", "<template><script>alert(1)</script></template>"],
  ["one in an SVG", "<svg><script>alert(1)</script></svg>"],
])("finds %s", (_, html) => {
  expect(scriptsIn(`<p>Text</p>${html}<p>Text</p>`)).toEqual(["alert(1)"]);
});

test.each([
  ["structured data", '<script type="application/ld+json">{}</script>'],
  ["a comment", "<!-- <script>alert(1)</script> -->"],
])("ignores %s", (_, html) => {
  expect(scriptsIn(html)).toEqual([]);
});

test.each([
  '<script src="/app.js"></script>',
  '<SCRIPT data-type="text/plain" SRC="/app.js"></SCRIPT>',
  '<svg><script href="/app.js"></script></svg>',
  '<svg><script xlink:href="/app.js"/></svg>',
])("finds a script file: %s", (html) => {
  expect(scriptsIn(`<p>Text</p>${html}`)).toEqual(["/app.js"]);
});
