/** @jest-environment node */
import { removeFolders } from "../content/support/content-folder";
import { changed, notReady } from "./built-folder";

afterEach(removeFolders);

const file = "about/index.html";
const right = "https://www.charitynavigator.org/ein/123456789";
const more = (html: string) => changed(file, "EIN", `${html} EIN`);

test.each([
  "https://www.charitynavigator.org/ein/987654321",
  "https://charitynavigator.org/ein/123456789",
  "https://www.charitynavigator.org/",
  "https://elsewhere.test/ein/987654321",
  "https://elsewhere.test/give?ein=987654321",
])("a link to %s", async (href) => {
  const site = await more(`\n<a href="${href}"> Give <b>now</b></a>`);

  expect(await notReady(site)).toEqual([
    [
      `public/${file}:7:1`,
      "link “Give now”",
      href,
      `${right}, the donate link with the EIN of content/site.yml`,
      "in a page, write  <DonateButton />  in place of the link, or name the link by what it leads to, and build again; elsewhere, tell a developer",
    ],
  ]);
});

test.each([
  "Donate Now<span> (opens in a new tab)</span>",
  "Donate Today",
  "Support Our Mission",
  "\n <b>donate</b>",
])("a link named “%s” that leads elsewhere", async (words) => {
  const href = "https://elsewhere.test/give";
  const problems = await notReady(await more(`<a href="${href}">${words}</a>`));

  expect(problems.map(([, , found]) => found)).toEqual([href]);
});

test.each([
  ["https://elsewhere.test/give", "Our donors"],
  ["/about", "How we use what you donate"],
  ["mailto:a@b.test", "x"],
  [right, "Donate Now (opens in a new tab)"],
])("a link to %s named “%s” is none too many", async (href, words) => {
  const site = await more(`<a href="${href}">${words}</a>`);

  expect(await notReady(site)).toEqual([]);
});

test("a page that nobody can give from", async () => {
  const site = await changed(file, `<a href="${right}">Donate</a>`, "");

  expect(await notReady(site)).toEqual([
    [
      `public/${file}:1:1`,
      "donate link",
      "a page without a donate link that leads to the right place",
      `a link to ${right}`,
      "run  npm run build  again; if this stays, tell a developer this message",
    ],
  ]);
});

test.each([
  [file, "EIN 12-3456789", "EIN 98-7654321"],
  ["index.html", '"taxID":"12-3456789"', '"taxID":"98-7654321"'],
  ["page-data/index/page-data.json", "12-3456789", "98-7654321"],
])("another tax number in %s", async (name, from, to) => {
  const problems = await notReady(await changed(name, from, to));

  expect(problems).toEqual([
    [
      expect.stringContaining(`public/${name}:`),
      "tax number (EIN)",
      "98-7654321",
      "12-3456789, as in content/site.yml",
      "write the number of site.yml, or leave it out, and build again",
    ],
  ]);
});

test("another tax number without its hyphen in structured data", async () => {
  const site = await changed("index.html", '"12-3456789"', '"987654321"');

  expect((await notReady(site)).map(([, , found]) => found)).toEqual([
    "987654321",
  ]);
});

const data = "page-data/index/page-data.json";

test.each([
  ["index.html", right, "https://www.charitynavigator.org/ein/987654321"],
  ["index.html", right, "https://elsewhere.test/ein/987654321"],
  [
    data,
    "https://www.charitynavigator.org/ein/{ein}",
    "https://www.charitynavigator.org/ein/987654321",
  ],
  [
    data,
    "https://www.charitynavigator.org/ein/{ein}",
    "https://charitynavigator.org/{ein}",
  ],
])(
  "another donate address in the data of %s: %s became %s",
  async (name, from, to) => {
    const site = await changed(name, `"${from}"`, `"${to}"`);
    const problems = await notReady(site);

    expect(problems).toEqual([
      [
        expect.stringContaining(`public/${name}:`),
        "donate address",
        to,
        `${right}, with the EIN of content/site.yml`,
        "correct the link in content/ where one leads there, and build again; without one, tell a developer",
      ],
    ]);
  },
);

test("a number that is no tax number in the data of a page", async () => {
  const site = await changed(data, '"site":', '"hashes":["987654321"],"site":');

  expect(await notReady(site)).toEqual([]);
});
