import { applyEdits } from "../../src/content/read/edits";
import { edited } from "./support/valid-files";
import { aboutPage, checkSample, fixesFor } from "./support/snapshot";

/** The fixes for the sample with a text replaced in one of its files. */
const fixesIn = (file: string, from: string, to: string) =>
  fixesFor({ [file]: edited(file, from, to) });

const bulleted = (text: string) =>
  `write  - ${text}  and begin the other lines of the list the same way`;

test.each([
  ["- 👉 boots\n- 👉 gloves", []],
  ["👉 boots\n👉 gloves", [bulleted("👉 boots")]],
  ["-\u00A0boots\n-\u00A0gloves", [bulleted("boots")]],
  [
    "We sow.\n======",
    ["remove the line of = below it; if it is a heading, write  ## We sow."],
  ],
  ["See [us](/about-us).", ["did you mean /about?"]],
  ["See [us](/contact-us).", ["did you mean /#contact?"]],
  ["See [us](/about.html).", ["did you mean /about?"]],
  ["See [us](/mission).", ["did you mean /#mission?"]],
  ["Write to ann@gmial.com.", ["write  ann@gmail.com"]],
  ["Write to [Ann](mailto:ann@gmail.con).", ["write  mailto:ann@gmail.com"]],
  [
    "Write to [ann@gmial.com](mailto:ann@gmial.com).",
    ["write  mailto:ann@gmail.com"],
  ],
  ...["?BCC=joan@x.org", "?cc=Ann@x.org,joan@x.org", ",joan@x.org"].map(
    (others): [string, string[]] => [
      `Write to [ann@x.org](mailto:ann@x.org${others}).`,
      [
        "the words show a different address or number than the link, or not every address; make them the same",
      ],
    ],
  ),
  [
    "See [the county page], the map,(https://example.org).",
    [
      "write it like  [words](/…)  with nothing between ] and ( and no space in the address",
    ],
  ],
  ["[1]: Smith(https://example.org), [Ann] at (https://example.org).", []],
  ["See [our map]https://a.org.", ["write  [our map](https://a.org)"]],
  ["[Our map]: https://a.org", ["write  [Our map](https://a.org)"]],
  ["[1]https://a.org, [map][a]\n\n[a]: /about\n\n[//]: # (a note)", []],
  [
    "Call [us](tel:+1-515-555-013).",
    ["write the whole number, such as tel:+15155550134"],
  ],
  ["[c](tel:211) [e](tel:1-800-GET-HELP) [g](tel:+442079460958)", []],
  ["We meet in [City].", ["write the text"]],
  ["We meet at [venue name].", ["write the text"]],
  ["We meet on XX/XX.", ["write the text"]],
])("in the text of a page: %s", (text, fixes) => {
  expect(fixesFor(aboutPage(text))).toEqual(fixes);
});

test.each([
  [
    "- boots\n- gloves\n<DonateButton />",
    "- boots\n- gloves\n\n<DonateButton />",
  ],
  [
    "1. Give:\n   <DonateButton />\n   Thanks.\n2. Come",
    "1. Give:\n\n   <DonateButton />\n\n   Thanks.\n2. Come",
  ],
  ["See [us](/abuot).", "See [us](/about)."],
  ["See [us](/About).", "See [us](/about)."],
  ["See [us](/about#mision).", "See [us](/about#mission)."],
])("in the text of a page, Fix corrects %j", (text, right) => {
  const { "pages/about.mdx": page } = aboutPage(text);
  const { problems } = checkSample({ "pages/about.mdx": page });

  expect(applyEdits(page, problems).text).toBe(
    aboutPage(right)["pages/about.mdx"],
  );
  expect(checkSample(aboutPage(right)).problems).toEqual([]);
});

test.each(["/aboux", "/about2", "/privacy"])(
  "a page at %s may be meant, so its link has no Fix",
  (address) => {
    const { problems } = checkSample(aboutPage(`See [us](${address}).`));

    expect(problems.map(({ fix }) => fix)).toEqual([
      expect.stringMatching(/^did you mean/),
    ]);
    expect(problems[0]?.edit).toBeUndefined();
  },
);

const start = "- title: Seed Day";

test.each([
  ["-title: Seed Day", "write  - title: Seed Day"],
  ["• title: Seed Day", "write  - title: Seed Day"],
  ["– title: Seed Day", "write  - title: Seed Day"],
  [
    `Sorry for the delay.\n${start}`,
    "if it belongs to the text above, put it at the end of that line; if not, begin it with the hyphen or the field name and colon that it lacks, or remove this line",
  ],
])("in a list: %s", (text, fix) => {
  expect(fixesIn("programs.yml", start, text)).toEqual([fix]);
});

test.each(["—", "—-", "----", "--"])(
  "%s around the fields of a page",
  (line) => {
    const fix = "make this line exactly  ---";

    expect(fixesIn("pages/about.mdx", "---\n\n", `${line}\n\n`)).toEqual([fix]);
    expect(fixesIn("pages/about.mdx", "---\n", `${line}\n`)).toEqual([fix]);
  },
);

test.each([
  ["pages/about.mdx", "title", "menu: us\ntitle", "write  true  or  false"],
  ["home.yml", "hero:", "sections:\n  - About\nhero:", "write  about"],
  ["home.yml", "lead: Who", "lead:: Who", "write  lead: Who we are"],
  ["impact.yml", '"500+"', '“500+"', 'write  "500+"'],
  ["site.yml", "https://p", "http://p", "write  https://prairie.test"],
  [
    "programs.yml",
    "coneflower seed",
    "coneflower seed\n  link: http://example.org",
    "write  https://example.org",
  ],
  [
    "programs.yml",
    "coneflower seed",
    "coneflower seed\n  credit: www.ann.test",
    "write it without https:// and www., such as example.org",
  ],
  ["site.yml", "prairie.test\n", "prairie.test/\n", "take out  /  at its end"],
  ["site.yml", "hello@prairie.test", "ann@gmial.com", "write  ann@gmail.com"],
  // A letter and its accent are two characters, as for the limit of the field.
  [
    "site.yml",
    "12 River Road",
    "e\u0301".repeat(45),
    "shorten it by at least 10 characters",
  ],
  [
    "site.yml",
    '"12-3456789"',
    "12345678",
    "write two digits, a hyphen and seven digits",
  ],
  [
    "site.yml",
    "Story County",
    "Story Co.",
    "write its whole name, such as Story County, Orleans Parish or Merrimack Valley",
  ],
  ["site.yml", "Iowa", "IA", "write only the state's full name, such as Maine"],
])("in %s, in place of %s: %s", (file, from, to, fix) => {
  expect(fixesIn(file, from, to)).toEqual([fix]);
});
