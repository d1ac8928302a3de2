/** @jest-environment node */
import { removeFolders } from "../content/support/content-folder";
import { changed, notReady } from "./built-folder";

afterEach(removeFolders);

const file = "about/index.html";
const right = "https://rating.test/ein/123456789";
const more = (html: string) => changed(file, "EIN", `${html} EIN`);

test.each([
  "https://rating.test/ein/987654321",
  "https://www.rating.test/ein/123456789",
  "https://rating.test/",
])("a link to %s", async (href) => {
  const site = await more(`\n<a href="${href}"> Give <b>now</b></a>`);

  expect(await notReady(site)).toEqual([
    [
      `public/${file}:7:1`,
      "link “Give now”",
      href,
      `${right}, the donate link with the EIN of content/site.yml`,
      "in a page, write  <DonateButton />  in place of the link, and build again; elsewhere, tell a developer",
    ],
  ]);
});

test.each([
  "https://elsewhere.test/ein/987654321",
  "/about",
  "mailto:a@b.test",
])("a link to %s is no donate link", async (href) => {
  expect(await notReady(await more(`<a href="${href}">x</a>`))).toEqual([]);
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
  ["index.html", '{"taxID":"12-3456789"', '{"taxID":"98-7654321"'],
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
