/** @jest-environment node */
import { check } from "../../src/content/check/check";
import { namesAccount } from "../../src/content/schema/hosts";
import { edited } from "./support/content-folder";
import { snapshotWith } from "./support/snapshot";
import { validFiles } from "./support/valid-files";

const now = new Date("2025-08-01T12:00:00Z");

/** What is wrong with the sample, with some files replaced. */
function problemsWith(files: Record<string, string>) {
  const { problems } = check("content", snapshotWith(files), { now });
  return problems.map(({ file, found }) => `${file}: ${found}`);
}

const about = (text: string) => ({
  "pages/about.mdx": edited("pages/about.mdx", "We restore prairie.", text),
});

const giving = "https://www.charitynavigator.org/ein/123456789";

test.each([
  giving,
  "https://www.guidestar.org/profile/12-3456789",
  "https://app.candid.org/profile/1234567/prairie-friends-12-3456789/",
  "https://www.every.org/prairie",
  "https://www.every.org/prairie#/donate",
  "https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
  "https://www.paypal.com/us/fundraiser/charity/1234567",
  "https://www.paypal.com/paypalme/prairie",
  "https://secure.givelively.org/donate/prairie-friends/spring",
])("donors may be led to an account: %s", (address) => {
  expect(namesAccount(address)).toBe(true);
});

test.each([
  "https://www.charitynavigator.org/",
  "https://www.charitynavigator.org/ein/123456789/../../signin",
  "https://www.paypal.com/donate",
  "https://www.paypal.com/signin?returnUri=https%3A%2F%2Fevil.test",
  "https://www.paypal.com/donate?hosted_button_id=A&return=https://evil.test",
  "https://www.every.org/",
  "https://www.every.org/login#/donate",
  "https://www.every.org/prairie?exitUrl=https://evil.test#/donate",
  "https://secure.givelively.org/donate/",
  "https://www.paypal.com.evil.test/paypalme/prairie",
  "http://www.paypal.com/paypalme/prairie",
])("donors may not be led to any other page: %s", (address) => {
  expect(namesAccount(address)).toBe(false);
});

test.each([
  "Donate Now",
  "donate",
  "“Give today”",
  "→ **Give** a little",
  "Donar ahora",
  "Support our\nmission",
])("the link %j on a page must lead to the donate address", (words) => {
  expect(
    problemsWith(about(`We sow. [${words}](https://evil.test/x)`)),
  ).toHaveLength(1);
  expect(problemsWith(about(`We sow. [${words}](${giving})`))).toEqual([]);
});

test.each([
  "[Donate Now][gift]\n\n[gift]: https://evil.test/",
  '<Notice title="Gifts">\n\n[Donate Now](https://evil.test/)\n\n</Notice>',
  "[Donate Now](https://www.charitynavigator.org/ein/987654321)",
])("a link for gifts may not lead elsewhere: %s", (text) => {
  expect(problemsWith(about(text))).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\.mdx: Donate Now, which leads to https:/,
    ),
  ]);
});

test.each([
  "[Give us a call](tel:+15155550134), or [give us a hint](mailto:us@prairie.test).",
  "[Donate seed](/privacy-policy) to our library, or [give a day](#mission).",
  "[Givens Park](https://example.org/givens) and [donations](https://example.org).",
])("links that lead no money anywhere are free: %s", (text) => {
  expect(problemsWith(about(text))).toEqual([]);
});

const link = (words: string, url: string) =>
  `label: ${words}\n    url: ${url}\n`;

test.each([
  ["site.yml", `links:\n  - ${link("Donate Now", "URL")}`],
  [
    "events.yml",
    `- title: Walk\n  start: 2099-01-01 10:00\n  link:\n    ${link("Donate Now", "URL")}`,
  ],
  ["programs.yml", "  link: URL\n"],
])("links for gifts in %s lead to the donate address", (file, more) => {
  const before = validFiles[file]?.replace("Seed Day", "Give a Day") ?? "";
  const files = (url: string) => ({
    [file]: before + more.replace("URL", url),
  });

  expect(problemsWith(files("https://evil.test/"))).toEqual([
    expect.stringMatching(/: (?:Donate Now|Give a Day), which leads to https:/),
  ]);
  expect(problemsWith(files(giving))).toEqual([]);
});

type Earlier = Readonly<Record<string, string | null>>;

/** What is told about the sample with some files replaced, given their earlier texts. */
function warningsWith(files: Record<string, string>, earlier: Earlier) {
  const changed = new Map(Object.entries(earlier));
  const snapshot = snapshotWith(files, { changed });
  const { warnings, problems, content } = check("content", snapshot, { now });
  expect(problems).toEqual([]);
  expect(content).toBeDefined();
  return warnings.map(
    ({ file, line, path, found }) => `${file}:${line} ${path}: ${found}`,
  );
}

const site = (from: string, to: string) => ({
  "site.yml": edited("site.yml", from, to),
});

const unchanged = (file: string) => ({ [file]: validFiles[file] ?? "" });

test.each([
  ["another account", "charitynavigator.org/ein/{ein}", "every.org/evil", 12],
  ["another EIN", "12-3456789", "98-7654321", 11],
])("announces that gifts would go to %s", (_, from, to, line) => {
  const files = site(from, to);

  expect(warningsWith(files, unchanged("site.yml"))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/site\\.yml:${line} site › (?:donateUrl|ein): https://www\\.(?:every\\.org/evil|.*987654321), where all gifts would go`,
      ),
    ),
  ]);
});

test("says nothing of a donate address that only is written another way", () => {
  const files = site("ein/{ein}", "ein/123456789");

  expect(warningsWith(files, unchanged("site.yml"))).toEqual([]);
});

const isNew = "a new address on another site";

test.each([
  ["pages/about.mdx", about("See [them](https://new.test/a)."), "about ›"],
  ["pages/about.mdx", about("See https://new.test/a."), "about ›"],
  [
    "pages/about.mdx",
    about("See [them].\n\n[them]: https://new.test/a"),
    "about ›",
  ],
  [
    "programs.yml",
    {
      "programs.yml": `${validFiles["programs.yml"]}  link: https://new.test/a\n`,
    },
    "programs › Seed Day › link",
  ],
  [
    "site.yml",
    {
      "site.yml": `${validFiles["site.yml"]}contact:\n  mapUrl: https://new.test/a\n`,
    },
    "site › contact › mapUrl",
  ],
])("announces a new address in %s", (file, files, place) => {
  expect(warningsWith(files, unchanged(file))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/${file}:\\d+ ${place}.*: https://new\\.test/a, ${isNew}$`,
      ),
    ),
  ]);
});

test("announces a photo from another site, and another address of this one", () => {
  const photo = "https://images.pexels.com/photos/1/heron.jpeg";
  const programs = edited("programs.yml", "images/heron.jpg", photo);
  const files = {
    "programs.yml": programs.replace("A heron standing", "Two herons"),
    ...site("url: https://prairie.test", "url: https://evil.test"),
  };
  const earlier = { ...unchanged("programs.yml"), ...unchanged("site.yml") };

  expect(warningsWith(files, earlier)).toEqual([
    `content/site.yml:4 site › url: https://evil.test, ${isNew}`,
    `content/programs.yml:3 programs › Heron Watch › image: ${photo}, ${isNew}`,
  ]);
});

test("an address that moved, or that another page has, is not new", () => {
  const files = about("See [them](https://example.org), https://iowadnr.gov.");
  const terms = edited(
    "pages/terms-of-use.mdx",
    "Be kind.",
    "Be kind to [them](https://example.org/).",
  );
  const old =
    "---\ntitle: Old\ndescription: Old\n---\n\nhttps://iowadnr.gov/\n";

  expect(
    warningsWith(
      { ...files, "pages/terms-of-use.mdx": terms },
      { ...unchanged("pages/about.mdx"), "pages/old.mdx": old },
    ),
  ).toEqual([]);
});

test("announces an address once, and everything on a new page", () => {
  const text =
    "https://new.test/a and https://new.test/a, [more](/terms-of-use)";

  expect(warningsWith(about(text), { "pages/about.mdx": null })).toHaveLength(
    1,
  );
});

test("announces nothing if the earlier content is unknown", () => {
  expect(warningsWith(about("See https://new.test/a."), {})).toEqual([]);
});

test("a mistake comes before the warning at the same place", () => {
  const files = about("See [www.iowadnr.gov](https://new.test/a).");
  const changed = new Map(Object.entries(unchanged("pages/about.mdx")));
  const snapshot = snapshotWith(files, { changed });
  const { warnings, problems } = check("content", snapshot, { now });

  expect(problems).toHaveLength(1);
  expect(warnings).toEqual([]);
});
