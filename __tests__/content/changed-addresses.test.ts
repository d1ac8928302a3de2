import { breadcrumbs } from "../../src/content/words/show";
import { type Files, aboutPage, checkSample } from "./support/snapshot";
import { edited, pageText, validFiles } from "./support/valid-files";

/** What is reported about files of the sample that were changed into others. */
function warningsWith(files: Record<string, string>, earlier: Files = {}) {
  const before = Object.keys(files).map(
    (file) => [file, validFiles[file] ?? null] as const,
  );
  const changed = new Map([...before, ...Object.entries(earlier)]);
  const { warnings, problems } = checkSample(files, { changed });
  expect(problems).toEqual([]);
  return warnings.map(
    ({ file, line, where, found }) =>
      `${file}:${line} ${breadcrumbs(where)}: ${found}`,
  );
}

const site = (from: string, to: string) => ({
  "site.yml": edited("site.yml", from, to),
});

test("with another EIN, says where gifts would go", () => {
  expect(warningsWith(site("12-3456789", "98-7654321"))).toEqual([
    "site.yml:11 site › ein: https://www.charitynavigator.org/ein/987654321, where all gifts would go from now on",
  ]);
});

test("says nothing about a donate address that is only written differently", () => {
  expect(warningsWith(site("ein/{ein}", "ein/123456789"))).toEqual([]);
});

test("doesn't suggest going back to an account or address that was a placeholder", () => {
  const before = (validFiles["site.yml"] ?? "")
    .replace("12-3456789", "00-0000000")
    .replace("https://prairie.test", "https://prairie.example");
  const changed = new Map([["site.yml", before]]);
  const { warnings } = checkSample({}, { changed });

  expect(warnings).toMatchObject([{ expected: "your organization's account" }]);
});

const photo = "https://images.pexels.com/photos/1/heron.jpeg";

test.each([
  [
    {
      "programs.yml": edited("programs.yml", "images/heron.jpg", photo).replace(
        "A heron standing",
        "Two herons",
      ),
    },
    `programs › Heron Watch › image: ${photo}`,
  ],
  [site("url: https://prairie.test", "url: https://evil.test"), "site › url"],
])("announces the new address in %o", (files, place) => {
  expect(warningsWith(files)).toEqual([expect.stringContaining(` ${place}`)]);
});

test("an address that moved, or that another page has, is not new", () => {
  const page = aboutPage(
    "See [them](https://example.org), https://iowadnr.gov.",
  );
  const terms = "pages/terms-of-use.mdx";
  const link = "[kind](https://example.org/)";
  const { warnings } = checkSample(
    { ...page, [terms]: edited(terms, "kind", link) },
    {
      changed: new Map([
        ["pages/about.mdx", validFiles["pages/about.mdx"] ?? ""],
        ["pages/old.mdx", pageText("Old", "https://iowadnr.gov/")],
      ]),
    },
  );

  expect(warnings).toEqual([]);
});

test("an address of the site is written without its name, with http: or www., too", () => {
  for (const origin of ["http://prairie.test", "https://www.prairie.test"]) {
    const { problems, warnings } = checkSample(
      aboutPage(`See [our terms](${origin}/terms-of-use).`),
      { changed: new Map([["pages/about.mdx", ""]]) },
    );
    expect(warnings).toEqual([]);
    expect(problems.map(({ fix }) => fix)).toEqual(["write  /terms-of-use"]);
  }
});

test.each([
  "https://new.test/a and https://new.test/a",
  "Write to [us](mailto:ann@new.test?subject=Hello) or Ann@new.test.",
  "[Call](tel:+15155550199), or [text](sms:515-555-0199).",
])("announces once what is new in %j, also on a new page", (text) => {
  expect(
    warningsWith(aboutPage(text), { "pages/about.mdx": null }),
  ).toHaveLength(1);
});

test("the organization's own email and phone number aren't new", () => {
  const site = `${validFiles["site.yml"]}contact:\n  phone: (515) 555-0134 ext. 2\n`;
  const text =
    "[Write](mailto:hello@prairie.test?subject=Seed%20Day) or [call](tel:+15155550134).";
  const files = { ...aboutPage(text), "site.yml": site };

  expect(warningsWith(files, { "site.yml": site })).toEqual([]);
  // A new number, which nobody has looked at yet
  expect(warningsWith(files)).toHaveLength(1);
});

test("warns about a picture on a page that has the words of the previous one", () => {
  const photo = (name: string) =>
    aboutPage(
      `<Photo image="images/${name}.jpg" alt="A heron in the reeds" />`,
    );

  expect(warningsWith(photo("seed"), photo("heron"))).toEqual([
    "pages/about.mdx:10 about › Mission › Photo › alt: A heron in the reeds (unchanged from the old picture)",
  ]);
});
