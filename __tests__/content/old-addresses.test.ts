import { checkSample } from "./support/snapshot";
import { edited } from "./support/valid-files";

/** The problems if the terms of use list old addresses, and About changes. */
function problemsWith(list: string, from = "neighbors", to = from) {
  const terms = "pages/terms-of-use.mdx";
  const files = {
    [terms]: edited(terms, "title:", `oldAddresses: ${list}\ntitle:`),
    "pages/about.mdx": edited("pages/about.mdx", from, to),
  };
  const staticFiles = new Set(["/favicon.ico"]);
  const { problems } = checkSample(files, { staticFiles });
  return problems.map(({ found, fix }) => `${found} → ${fix}`);
}

test.each(
  "/terms /terms/ /legal/terms/ /Terms_2019.php /index.php/terms /legal/terms.html /terms-of-use.html".split(
    " ",
  ),
)("a page may have had the address %s", (address) => {
  expect(problemsWith(`[${address}]`)).toEqual([]);
});

test.each(
  "/about /about/ /About /ABOUT.html /about.html /terms-of-use /terms-of-use/index.html /index.html /404.html /favicon.ico /Favicon.ico /events.ics /sitemap-index.xml /static/a.avif /static /page-data /edit/files.json /favicon.ico/a /robots.txt/a /terms.html/a".split(
    " ",
  ),
)("%s is taken", (address) => {
  expect(problemsWith(`[${address}]`)).toEqual([
    expect.stringContaining(`${address}, which the site already uses →`),
  ]);
});

test.each([
  ["a part of 300 characters", `/${"a".repeat(300)}/b`],
  ["1,500 characters", "/abcd".repeat(300)],
])("%s are too long for hosts", (_, address) => {
  expect(problemsWith(`[${address}]`)).toEqual([
    expect.stringContaining("leave it out if it has"),
  ]);
});

test("100 characters between slashes, and 500 in all, are not", () => {
  const address = `/${"a".repeat(100)}`.repeat(5).slice(0, 500);

  expect(problemsWith(`[${address}]`)).toEqual([]);
});

test.each(["/", "/../a", "/_headers", "/a*", "/:a", "/a;b", "/$a", "/a%20b"])(
  "%s can't be redirected",
  (address) => {
    expect(problemsWith(`["${address}"]`)).toEqual([
      expect.stringContaining("write only what follows the site's name"),
    ]);
  },
);

// Some hosts and file systems ignore case, and some leave out .html.
test.each(["/terms", "/Terms", "/terms.html"])(
  "two pages can't have had the addresses %s and /terms",
  (address) => {
    const list = "oldAddresses: [/terms]\ntitle:";

    expect(problemsWith(`[${address}]`, "title:", list)).toEqual([
      expect.stringContaining(
        `${address}, which pages/about.mdx already lists as /terms →`,
      ),
    ]);
  },
);

test("one page may have had them, but lists none twice", () => {
  expect(problemsWith("[/terms, /Terms, /terms.html]")).toEqual([]);
  expect(problemsWith("[/terms, /terms]")).toHaveLength(1);
});

test("for a link to an old address, names the new one", () => {
  const [problem] = problemsWith("[/legal]", "(/privacy-policy#", "(/legal#");

  expect(problem).toContain("did you mean /terms-of-use");
});
