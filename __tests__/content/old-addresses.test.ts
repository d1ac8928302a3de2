/** @jest-environment node */
import { check } from "../../src/content/check";
import { snapshotWith } from "./support/snapshot";
import { edited } from "./support/content-folder";

/** The problems if the terms of use list old addresses, and About changes. */
function problemsWith(list: string, from = "neighbors", to = from) {
  const terms = "pages/terms-of-use.mdx";
  const files = {
    [terms]: edited(terms, "title:", `oldAddresses: ${list}\ntitle:`),
    "pages/about.mdx": edited("pages/about.mdx", from, to),
  };
  const staticFiles = new Set(["/favicon.ico"]);
  const { problems } = check("content", snapshotWith(files, { staticFiles }));
  return problems.map(({ found, fix }) => `${found} → ${fix}`);
}

test.each(
  "/terms /Terms_2019.php /legal/terms.html /terms-of-use.html".split(" "),
)("a page may have had the address %s", (address) => {
  expect(problemsWith(`[${address}]`)).toEqual([]);
});

test.each(
  "/about /about.html /terms-of-use /terms-of-use/index.html /index.html /404.html /favicon.ico /events.ics /sitemap-index.xml /static/a.avif".split(
    " ",
  ),
)("%s is taken", (address) => {
  expect(problemsWith(`[${address}]`)).toEqual([
    expect.stringContaining(`${address}, which the site uses now →`),
  ]);
});

test.each(["/", "/../a", "/_headers", "/a*", "/:a", "/a;b", "/$a", "/a%20b"])(
  "%s can't be redirected",
  (address) => {
    expect(problemsWith(`["${address}"]`)).toEqual([
      expect.stringContaining("write only what follows the site's name"),
    ]);
  },
);

test("two pages can't have had the same address", () => {
  const list = "oldAddresses: [/terms]\ntitle:";

  expect(problemsWith("[/terms]", "title:", list)).toEqual([
    "/terms, which pages/about.mdx already lists → list it only once",
  ]);
});

test("for a link to an old address, names the new one", () => {
  const [problem] = problemsWith("[/legal]", "(/privacy-policy#", "(/legal#");

  expect(problem).toContain("did you mean /terms-of-use");
});
