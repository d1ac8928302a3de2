/** @jest-environment node */
import { check } from "../../src/content/check";
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
