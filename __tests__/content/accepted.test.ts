import { aboutPage, reportOf } from "./support/snapshot";
import { edited, validFiles } from "./support/valid-files";

test("accepts Windows line endings and a byte order mark", () => {
  const files = Object.fromEntries(
    Object.entries(validFiles).map(([path, text]) => [
      path,
      `\uFEFF${text.replaceAll("\n", "\r\n")}`,
    ]),
  );

  expect(reportOf(files)).toEqual([]);
});

test.each([
  "Plant 2 * 3 rows, a < b, 5–6 acres and $5–$10.",
  "```\n<5 acres {x} <!-- c -->\nimport x\n```\n\nWrite `**bold`.",
  "Ask hello@example.org or see https://example.org/a_b.",
  "> To plant is to\n> believe.\n>\n> — A neighbor",
  "H<sub>2</sub>O, <abbr title='x y'>EIN</abbr>, a<br />b",
  "We.\n\n## Now\n\nA.\n\n## Now\n\n[b](#now-1)",
  "We.\n\n## 草原\n\n[up](#草原) [up](#%E8%8D%89%E5%8E%9F)",
  "[a](/) [b](/#contact) [c](mailto:a@b.org) [d](tel:+15155550100)",
  "[Ann@dnr.gov or joan@dnr.gov](mailto:ann@dnr.gov,joan@dnr.gov?subject=Hi) [ben+news@dnr.gov](mailto:Ben+news@dnr.gov,?cc=)",
  "[a](sms:+15155550100) https://www.niños.example",
  "[Read about Node.js](https://example.org), [ann@dnr.gov](https://example.org), [the end.We](https://example.org), [Example.org’s map](https://www.example.org/map)",
  "[trail-map.pdf](https://files.example.org/map.pdf), [Node.js](https://example.org), [on example.org](https://garden.example.org), [Amazon.com](https://a.co/abc), [Amazon.com](https://amzn.to/abc)",
  "Si el sábado llueve, nos reunimos en el granero de la familia Ochoa\no en la biblioteca del pueblo, como hicimos el año pasado en abril,\no esperamos una semana más, hasta que la pradera se haya secado.",
  '<Note title="A &amp; B">\n\n- one\n\n</Note>',
  'a<br>b\n\n<DonateButton>\n\n<Photo image="images/heron.jpg" alt="A heron in the reeds">',
  '<Note title="Note">Closed **today**.</Note>',
  '- a\n\n  <Note title="N">\n\n  B.\n\n  </Note>',
  "Free* for members\\*\\* too.\n\n*Kids.\n\n\\*\\*Of any age.",
  "***Both***, **bold *and slanted***, **5**/**6**.",
  "1. one\n   - two\n2. three\n\n+ hat\n+ water",
  "| a | b |\n| --- | --: |\n| **1** | [2](/about) |",
  "We.\n\nHistory\n---\n\nLong.",
  "Thank you,  \n-Jane",
  "Prairie Friends<br />\n12 Road<br />\nAmes",
  "They said [sic] (see below) [1].",
  "important words\nexported goods",
  "می\u200Cخواهیم.",
  "क्\u200Dष, क्\u200Cष, ශ්\u200Dරී.",
  "👩\u200D🌾 👩🏽\u200D🤝\u200D👩🏼 🏳\uFE0F\u200D🌈 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  "Sembramos la pradera, señor García, a 20 °C.",
])("accepts %j", (text) => {
  expect(reportOf(aboutPage(text))).toEqual([]);
});

type Row = [file: string, from: string, to: string];

const aboutText = (to: string): Row => [
  "home.yml",
  "text: We are neighbors.",
  to,
];

test.each<Row>([
  aboutText("text: We (and 5 * 3 others) are."),
  aboutText("text: We serve Kaua`i, Moloka`i and O`ahu."),
  aboutText("text: >-\n    We are\n    neighbors."),
  aboutText("text: |\n    We are.\n\n    Here: now"),
  aboutText("text: images/nowhere.jpg"),
  aboutText('"text": "It\'s \\"ours\\" # 1"'),
  aboutText(
    "text: We.\n  image: images/heron.jpg\n  alt: A heron in the reeds",
  ),
  [
    "home.yml",
    "  text: Every hour helps.",
    "  text: Every hour helps.\n  image: images/garden.jpg\n  alt: Hands full of seed",
  ],
  ["site.yml", "name: Prairie Friends", "name: José García’s Friends"],
  ["site.yml", "Story County", "Merrimack Valley"],
  ["site.yml", "copyrightYear: 2025", 'copyrightYear: "2026"'],
  ["site.yml", "copyrightYear: 2025", "copyrightYear: 2025\u00A0"],
  ["impact.yml", "asOf: 2025-06-30", "asOf: 2025-08-02"],
  ["impact.yml", "asOf: 2025-06-30", "asOf: 2024-02-29"],
  ["impact.yml", "color: green", "color: \u00A0green\u00A0"],
  ["impact.yml", '- value: "500+"', '---\n- value: "500+"'],
  ["pages/about.mdx", "title:", "order: -1\ntitle:"],
  [
    "pages/terms-of-use.mdx",
    "title: Terms of Use",
    "lang: es\ntitle: About Us",
  ],
  ["programs.yml", "image: images/heron.jpg", "image: images/heron.jpg # new"],
  ["programs.yml", "image: images/heron.jpg", "image: images/heron.jpg #new"],
  ["programs.yml", "alt: A heron", "alt: Picture frames by a heron"],
  ["programs.yml", "alt: A heron", "alt: Photographs of soldiers, each"],
  ["programs.yml", "alt: A heron", "alt: Untitled (1962), a gray bird"],
  [
    "programs.yml",
    "A heron standing in shallow water",
    "孩子们在河边种下了许多树",
  ],
])("in %s, accepts %s written as %s", (file, from, to) => {
  expect(reportOf({ [file]: edited(file, from, to) })).toEqual([]);
});
