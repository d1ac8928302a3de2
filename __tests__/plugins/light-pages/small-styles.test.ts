import { withSmallStyles } from "../../../plugins/gatsby-plugin-light-pages/small-styles";

interface Page {
  readonly fonts?: string;
  readonly styles?: string;
  readonly body?: string;
}

function pageOf({ fonts = "", styles = "", body = "" }: Page) {
  return `<html><head><style id="late-fonts" media="(scripting: none)">${fonts}</style><style data-styled="true" data-styled-version="6.6.0">${styles}</style></head><body>${body}</body></html>`;
}

/** The contents of the page's style element and of the font style element. */
async function elementsOf(page: Page) {
  const finished = await withSmallStyles(pageOf(page));
  const elements = [...finished.matchAll(/<style([^>]*)>([^]*?)<\/style>/g)];
  expect(elements.map(([, attributes]) => attributes)).toEqual([
    "",
    ' id="late-fonts" media="(scripting: none)"',
  ]);
  return elements.map(([, , css]) => css);
}

async function stylesOf(page: Page) {
  const [styles] = await elementsOf(page);
  return styles;
}

test("keeps only rules that the page uses", async () => {
  const styles = ".a{color:red;}/*!sc*/.b{color:blue;}/*!sc*/";
  const body = '<p class="a">Text</p>';
  expect(await stylesOf({ styles, body })).toBe(".a{color:red}");
});

test.each([
  ['a[href^="https:"]', '<a href="https://example.org/">Give</a>'],
  ['a[href^="mailto:"]', '<a href="mailto:me@example.org">Write</a>'],
  ['[tabindex="-1"]:focus', '<main tabindex="-1"></main>'],
  ["[popover]", '<nav popover="auto"></nav>'],
  ["a:not([target])", '<a href="/about">About</a>'],
  ["ul:not([class]) li+li", "<ul><li>One</li><li>Two</li></ul>"],
  [".a:popover-open", '<nav class="a" popover="auto"></nav>'],
])("keeps %s", async (selector, body) => {
  const styles = `${selector}{color:red;}`;
  expect(await stylesOf({ styles, body })).toBe(`${selector}{color:red}`);
});

test("shortens class names, but no other names", async () => {
  const styles =
    ".kfKeUU:hover,.cajEYm .kfKeUU{background:url(/sky.avif);}/*!sc*/";
  const body = '<nav class="cajEYm kfKeUU"><p class="kfKeUU">.kfKeUU</p></nav>';
  const finished = await withSmallStyles(pageOf({ styles, body }));
  expect(finished).toContain(".b:hover,.a .b{background:url(/sky.avif)}");
  expect(finished).toContain('<nav class="a b"><p class="b">.kfKeUU</p></nav>');
});

test("keeps rules for all elements", async () => {
  expect(await stylesOf({ styles: "*:focus-visible{color:red;}" })).toBe(
    "*:focus-visible{color:red}",
  );
});

test("keeps a variable that dusk changes", async () => {
  const styles =
    ":root{--ink:#123;}@media (prefers-color-scheme:dark){html:root{--ink:#def;}}.a{color:var(--ink);}";
  const body = '<p class="a">Text</p>';
  expect(await stylesOf({ styles, body })).toBe(
    ":root{--ink:#123}@media(prefers-color-scheme:dark){html:root{--ink:#def}}.a{color:var(--ink)}",
  );
});

test("keeps variables that only an SVG uses", async () => {
  const styles = ":root{--sky:blue;--rim:red;--sun:gold;}";
  const body = '<svg><path fill="var(--sky)" stroke="var(--rim)"></path></svg>';
  expect(await stylesOf({ styles, body })).toBe(":root{--sky:blue;--rim:red}");
});

test.each([
  ['<button data-toast="Seed Day">More</button>', ":root{--sky:blue}"],
  ['<div id="toasts"></div>', ""],
])("keeps unused variables if there is a toast: %s", async (body, kept) => {
  expect(await stylesOf({ styles: ":root{--sky:blue;}", body })).toBe(kept);
});

test("keeps the font files in their own element", async () => {
  const fonts = "@font-face { font-family: A; src: url(/a.woff2); }";
  expect(
    await elementsOf({ fonts, styles: "p{color:red;}", body: "<p>Text</p>" }),
  ).toEqual(["p{color:red}", "@font-face{font-family:A;src:url(/a.woff2)}"]);
});

test("removes styled-components' markers", async () => {
  const styles =
    '.a{color:red;}/*!sc*/data-styled.g3[id="x__A-sc-1abc-0"]{content:"a,"}/*!sc*/';
  const body = '<p class="x__A-sc-1abc-0 a">Text</p><i class="a">more</i>';
  const finished = await withSmallStyles(pageOf({ styles, body }));
  expect(finished).toContain('<p class="a">Text</p><i class="a">more</i>');
  expect(finished).toContain("<style>.a{color:red}</style>");
});

test("puts the styles before the script that changes them", async () => {
  const page = pageOf({ styles: "p{color:red;}", body: "<p>Text</p>" });
  const finished = await withSmallStyles(
    page.replace("</head>", "<script>show()</script></head>"),
  );
  expect(finished).toMatch(/^<html><head><style>.*<script>.*<\/head>/);
});

test("leaves an optimized page unchanged", async () => {
  const once = await withSmallStyles(
    pageOf({ styles: "p{color:red;}", body: "<p>Text</p>" }),
  );
  expect(await withSmallStyles(once)).toBe(once);
});
