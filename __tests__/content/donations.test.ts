import { namesAccount } from "../../src/content/schema/hosts";
import { edited } from "./support/content-folder";
import { aboutPage, checkSample } from "./support/snapshot";
import { validFiles } from "./support/valid-files";

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
  [
    "https://paypal.me/prairie",
    "it looks like https://www.paypal.com/paypalme/",
  ],
  ["https://www.paypal.com/donate", "it looks like https://www.paypal.com/"],
  ["https://every.org/prairie", "it looks like https://www.every.org/NAME"],
  ["https://gifts.test/prairie", "use an address on www.charitynavigator.org,"],
])("%s: %s", (address, fix) => {
  const donateUrl = `donateUrl: ${address}`;
  const site = validFiles["site.yml"]?.replace(/^donateUrl: .*/m, donateUrl);
  const { problems } = checkSample({ "site.yml": site ?? "" });

  expect(problems.map((problem) => problem.fix)).toEqual([
    expect.stringContaining(fix),
  ]);
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
  "[Donate seed](/privacy-policy) to our library, or [give a day](#mission).",
  "[Givens Park](https://example.org/givens) and [donations](https://example.org).",
])("links that lead no money anywhere are free: %s", (text) => {
  expect(problemsWith(aboutPage(text))).toEqual([]);
});

test("a program's title asks for gifts like the words of a link", () => {
  const before = validFiles["programs.yml"]?.replace("Seed Day", "Give a Day");
  const files = (url: string) => ({
    "programs.yml": `${before}  link: ${url}\n`,
  });

  expect(problemsWith(files("https://evil.test/"))).toEqual([
    expect.stringContaining(": Give a Day, which leads to https:"),
  ]);
  expect(problemsWith(files(giving))).toEqual([]);
});

type Files = Readonly<Record<string, string>>;

/** What is reported about files of the sample that were changed into others. */
function warningsWith(
  files: Files,
  earlier: Readonly<Record<string, string | null>> = {},
) {
  const before = Object.keys(files).map(
    (file) => [file, validFiles[file] ?? null] as const,
  );
  const changed = new Map([...before, ...Object.entries(earlier)]);
  const { warnings, problems, content } = checkSample(files, { changed });
  expect(problems).toEqual([]);
  expect(content).toBeDefined();
  return warnings.map(
    ({ file, line, where, found }) => `${file}:${line} ${where}: ${found}`,
  );
}

const site = (from: string, to: string) => ({
  "site.yml": edited("site.yml", from, to),
});

test("with another EIN, says where gifts would go", () => {
  expect(warningsWith(site("12-3456789", "98-7654321"))).toEqual([
    "content/site.yml:11 site › ein: https://www.charitynavigator.org/ein/987654321, where all gifts would go from now on",
  ]);
});

test("says nothing of a donate address that only is written another way", () => {
  expect(warningsWith(site("ein/{ein}", "ein/123456789"))).toEqual([]);
});

test("an account or an address that was a stand-in is nothing to go back to", () => {
  const before = (validFiles["site.yml"] ?? "")
    .replace("12-3456789", "00-0000000")
    .replace("https://prairie.test", "https://prairie.example");
  const changed = new Map([["site.yml", before]]);
  const { warnings } = checkSample({}, { changed });

  expect(warnings.map(({ expected }) => expected)).toEqual([
    "the account of your organization",
  ]);
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
  const files = aboutPage(
    "See [them](https://example.org), https://iowadnr.gov.",
  );
  const terms = edited(
    "pages/terms-of-use.mdx",
    "Be kind.",
    "Be kind to [them](https://example.org/).",
  );
  const old =
    "---\ntitle: Old\ndescription: Old\n---\n\nhttps://iowadnr.gov/\n";
  const { warnings } = checkSample(
    { ...files, "pages/terms-of-use.mdx": terms },
    {
      changed: new Map([
        ["pages/about.mdx", validFiles["pages/about.mdx"] ?? ""],
        ["pages/old.mdx", old],
      ]),
    },
  );

  expect(warnings).toEqual([]);
});

test("announces an address once, and everything on a new page", () => {
  const text = "https://new.test/a and https://new.test/a";

  expect(
    warningsWith(aboutPage(text), { "pages/about.mdx": null }),
  ).toHaveLength(1);
});

test("a mistake comes before the warning at the same place", () => {
  const file = "pages/about.mdx";
  const { warnings, problems } = checkSample(
    aboutPage("See [www.iowadnr.gov](https://new.test/a)."),
    { changed: new Map([[file, validFiles[file] ?? ""]]) },
  );

  expect(problems).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test("says nothing of a picture that has words of its own, or that was there", () => {
  const file = "programs.yml";
  const other = edited(file, "images/seed.jpg", "images/garden.jpg");
  const described = other.replace("Hands full", "A wide field");

  expect(warningsWith({ [file]: described })).toEqual([]);
  expect(
    warningsWith({ [file]: `# Cards\n${other}` }, { [file]: other }),
  ).toEqual([]);
});

test("warns of a picture on a page with the words for the one before", () => {
  const photo = (name: string) =>
    aboutPage(
      `<Photo image="images/${name}.jpg" alt="A heron in the reeds" />`,
    );

  expect(warningsWith(photo("seed"), photo("heron"))).toEqual([
    "content/pages/about.mdx:10 about › Mission › Photo › alt: A heron in the reeds, which described the picture before",
  ]);
});
