import { applyEdits } from "../../src/content/read/edits";
import { namesAccount } from "../../src/content/schema/hosts";
import { aboutPage, checkSample } from "./support/snapshot";
import { edited, validFiles } from "./support/valid-files";

/** What is wrong with the sample, with some files replaced. */
const problemsWith = (files: Record<string, string>) =>
  checkSample(files).problems.map(({ file, found }) => `${file}: ${found}`);

const giving = "https://www.charitynavigator.org/ein/123456789";

test.each([
  giving,
  "https://www.guidestar.org/profile/12-3456789",
  "https://app.candid.org/profile/1234567/prairie-friends-12-3456789/",
  "https://www.every.org/prairie",
  "https://www.every.org/prairie#/donate",
  "https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
  "https://www.paypal.com/donate/?business=gifts%40prairie.test&no_recurring=0&item_name=Seed+Fund&currency_code=USD",
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

const button = "https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345";

test.each([
  [`${button}&source=url`, "take out  &source=url  at its end", button],
  [
    "https://secure.givelively.org/donate/prairie?ref=sd_widget",
    "take out  ?ref=sd_widget  at its end",
    "https://secure.givelively.org/donate/prairie",
  ],
  [
    "https://www.every.org/prairie?utm_campaign=x#/donate",
    "write  https://www.every.org/prairie#/donate",
    "https://www.every.org/prairie#/donate",
  ],
  [
    "http://paypal.com/donate?cmd=_s-xclick&business=A&return=https://evil.test&item_name=Seed",
    "write  https://www.paypal.com/donate?business=A&item_name=Seed",
    "https://www.paypal.com/donate?business=A&item_name=Seed",
  ],
])("corrects the donate address %s", (address, fix, meant) => {
  const right = edited(
    "site.yml",
    "https://www.charitynavigator.org/ein/{ein}",
    meant,
  );
  const text = right.replace(meant, address);
  const { problems } = checkSample({ "site.yml": text });

  expect(problems.map((problem) => problem.fix)).toEqual([fix]);
  expect(applyEdits(text, problems).text).toBe(right);
  expect(problemsWith({ "site.yml": right })).toEqual([]);
});

test("the digits in the donate address are those of the EIN", () => {
  const site = validFiles["site.yml"]?.replace("{ein}", "999999999") ?? "";

  // changed-addresses.test.ts has the right ones.
  expect(problemsWith({ "site.yml": site })).toEqual([
    expect.stringContaining("site.yml"),
  ]);
});

test.each([
  "Donate Now",
  "donate",
  "“Give today”",
  "→ Please **give**",
  "Donar ahora",
  "Support our\nmission",
])("the link %j on a page must lead to the donate address", (words) => {
  expect(
    problemsWith(aboutPage(`We sow. [${words}](https://evil.test/x)`)),
  ).toHaveLength(1);
  expect(problemsWith(aboutPage(`We sow. [${words}](${giving})`))).toEqual([]);
});

test.each([
  "[Donate Now][gift]\n\n[gift]: https://evil.test/",
  '<Note title="Gifts">\n\n[Donate Now](https://evil.test/)\n\n</Note>',
  "[Donate Now](https://www.charitynavigator.org/ein/987654321)",
])("a link for gifts may not lead elsewhere: %s", (text) => {
  expect(problemsWith(aboutPage(text))).toEqual([
    expect.stringContaining("about.mdx: Donate Now, which leads to https:"),
  ]);
});

test.each([
  "[Give us a call](tel:+15155550134), or [give us a hint](mailto:us@prairie.test).",
  "[Donate seed](/privacy-policy) to our library, or [give](#mission).",
  "[Givens Park](https://example.org/givens) and [donations](https://example.org).",
])("links that lead no money anywhere are free: %s", (text) => {
  expect(problemsWith(aboutPage(text))).toEqual([]);
});

test("a program's title asks for gifts like the words of a link", () => {
  const before = validFiles["programs.yml"]?.replace("Seed Day", "Give Now");
  const files = (url: string) => ({
    "programs.yml": `${before}  link: ${url}\n`,
  });

  expect(problemsWith(files("https://evil.test/"))).toEqual([
    expect.stringContaining(": Give Now, which leads to https:"),
  ]);
  expect(problemsWith(files(giving))).toEqual([]);
});
