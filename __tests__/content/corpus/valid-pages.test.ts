/** @jest-environment node */
import {
  type Files,
  edited,
  inWords,
  problemsIn,
  removeFolders,
  writeContent,
} from "../support/content-folder";

afterEach(removeFolders);

async function problemsWith(changes: Files) {
  return (await problemsIn(await writeContent(changes))).map(inWords);
}

/** What looks like a slip in Markdown and isn't. */
const neighbors = [
  ["sums of stars", "Plant 2 * 3 rows, or 2 ** 3."],
  ["ranges and prices", "We own 5–6 acres and ask $5–$10 of ~20 people."],
  [
    "addresses, the site's own among them",
    "See https://prairie.test/about, https://prairie.test or us@prairie.test.",
  ],
  ["signs within words", "C#, snake_case, __init__, f**k and 4*4."],
  ["the star of a footnote", "Free* for kids.\n\n*Members only."],
  [
    "two footnotes",
    "Free* for members** and kids.\n\n*Till noon.\n\n**Of any chapter.",
  ],
  [
    "a footnote of two stars under a table",
    "| What | Acres |\n| --- | --- |\n| Prairie | 5** |\n\n** An estimate.",
  ],
  [
    "a footnote after slanted text",
    "See *Andropogon gerardii** too.\n\n*Big bluestem.",
  ],
  ["stars written as they are", "Bring \\*\\*water\\*\\* and a hat."],
  [
    "bold and slanted in each other",
    "***Both***, **bold *and slanted***, *slanted **and bold*** and **5 acres**/**6 acres**.",
  ],
  ["bold text over two lines", "Walk the **long\ntrail** with us."],
  ["stars in code", "Write `**bold` and `a\n##b`."],
  ["a word with a number sign", "#GivingTuesday is near.\n#1 in Iowa."],
  ["brackets after brackets", "They said (see below)[1] and [sic](/about)."],
  ["a line that begins below zero", "- boots, for\n-5 degrees"],
  ["a quotation and who said it", "> To plant is to believe.\n> — A neighbor"],
  [
    "a signature after a break",
    "Thank you,  \n-Jane\n\n- Great walk!\\\n  -Jane",
  ],
  ["an aside that begins a line", "We walk the trail\n– all of it – at noon."],
  ["bullets between words", "Mon • Tue\n• Wed"],
  [
    "lists with other signs",
    "* boots\n* gloves\n\ntext\n\n+ hat\n+ water\n\n1) walk\n2) rest",
  ],
  ["upright lines in text", "Noon | Night\nand |x| + |y|."],
  ["words beside a stand-in", 'Our <abbr title="TODO list">list</abbr>.'],
  ["a tab in the text", "Noon\tNight"],
  ["a row with fewer cells", "| What | When |\n| --- | --- |\n| Walk |"],
  [
    "a table without lines at its sides",
    "What | When\n--- | ---\nWalk | Noon \\| Night",
  ],
  [
    "a table right under text",
    "Hours:\n| What | When |\n| :-- | --: |\n| Walk | Noon |",
  ],
  [
    "a heading that asks, underlined",
    "What do we do?\n---\n\nWe restore prairie.",
  ],
  ["a rule under a list", "- boots\n\n---\n\nWe restore prairie."],
] as const;

/** Slips in Markdown, mended as the report says. */
const mended = [
  [
    "bold text",
    "Bring **water** and a hat, **long** or wide. ***Note:*** bring two.",
  ],
  ["stars to be shown", "Bring \\*\\*water and a hat."],
  ["a heading with its space", "We restore prairie.\n## Sign up now"],
  [
    "links with their brackets right",
    "Try [writing to us](/#contact) or [us](https://iowadnr.gov).",
  ],
  ["lists with hyphens", "Bring:\n- boots\n- gloves"],
  [
    "a table with its line of hyphens",
    "| What | When |\n| --- | --- |\n| Walk | Noon |",
  ],
  ["a rule under a blank line", "We restore prairie.\n\n---"],
] as const;

test.each([...neighbors, ...mended])("a page with %s", async (_, text) => {
  const page = edited("pages/about.mdx", "We restore prairie.", text);

  expect(await problemsWith({ "pages/about.mdx": page })).toEqual([]);
});
