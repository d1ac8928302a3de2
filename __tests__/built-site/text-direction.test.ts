import { withTextDirections } from "../../src/built-site/text-direction";

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>أخبار</title></head><body>${body}</body></html>`;

const body = (html: string) =>
  withTextDirections(page(html)).replace(/^.*<body>|<\/body>.*$/g, "");

test.each([
  ["<p>نزرع العشب.</p>", '<p dir="auto">نزرع'],
  ["<h2><span></span>שלום</h2>", '<h2 dir="auto"><span></span>'],
  ["<p>We say <em>أهلا</em>.</p>", '<p dir="auto">We say <em>أهلا'],
  ['<h3><a href="/a">أهلا</a></h3>', '<h3 dir="auto"><a href="/a">'],
  ['<li><a href="/a">أهلا</a></li>', '<li><a dir="auto" href="/a">'],
  ["<div><b>أهلا</b></div>", '<div><b dir="auto">'],
  ["<figcaption>أهلا</figcaption>", '<figcaption dir="auto">'],
])("%s gets its direction from its first letter", (html, start) => {
  expect(body(html).startsWith(start)).toBe(true);
});

test("a list, a table and a quotation are turned around if all of it is", () => {
  expect(body("<ul><li>أهلا</li><li>1 شجرة</li></ul>")).toBe(
    '<ul dir="rtl"><li dir="auto">أهلا</li><li dir="auto">1 شجرة</li></ul>',
  );
  expect(body("<ul><li>Home</li><li>أهلا</li></ul>")).toBe(
    '<ul><li>Home</li><li dir="auto">أهلا</li></ul>',
  );
  expect(
    body("<table><tbody><tr><td>أهلا</td><td>5</td></tr></tbody></table>"),
  ).toBe(
    '<table dir="rtl"><tbody><tr><td dir="auto">أهلا</td><td>5</td></tr></tbody></table>',
  );
});

test("other text, and text that nobody sees, stays as it is", () => {
  const html = page(
    "<p>Señor José, 草原, 🐦</p><script>a('أهلا')</script><svg><text>أهلا</text></svg>",
  );

  expect(withTextDirections(html)).toBe(html);
});

test("marks a page once", () => {
  const once = withTextDirections(page("<p>أهلا</p>"));

  expect(withTextDirections(once)).toBe(once);
});
