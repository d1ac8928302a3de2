/** @jest-environment node */
import {
  edited,
  problemsIn,
  removeFolders,
  writeContent,
} from "../support/content-folder";

afterEach(removeFolders);

const text = "text: We are neighbors.";

const entry = `- title: Seed Day
  description: We gather seed in October.
  image: images/seed.jpg
  alt: Hands full of coneflower seed`;

/**
 * Mistakes that take more to mend than a line to copy: what stands in the
 * place of some text, the fix that is told, and what is there once its
 * author did what it says.
 */
test.each([
  {
    name: "text that goes on below its name",
    file: "programs.yml",
    from: "  description: Volunteers count herons at dawn.",
    to: "  description: Volunteers count\nherons at dawn.",
    fix: "write it on line 2:  description: Volunteers count herons at dawn.",
    followed: "  description: Volunteers count herons at dawn.",
  },
  {
    name: "words beside a block sign",
    file: "home.yml",
    from: text,
    to: "text: |- We are: all.",
    fix: "write  text: |-  alone, and the words on the next line with four spaces before them",
    followed: "text: |-\n    We are: all.",
  },
  {
    name: "text of a block at the margin",
    file: "home.yml",
    from: text,
    to: "text: |-\nWe are.\n\nAll.",
    fix: "begin each line of the text with four spaces",
    followed: "text: |-\n    We are.\n\n    All.",
  },
  {
    name: "a first line deeper than the others",
    file: "home.yml",
    from: text,
    to: "text: |-\n      We are.\n    All.\n    Here.",
    fix: "begin this line with four spaces",
    followed: "text: |-\n    We are.\n    All.\n    Here.",
  },
  {
    name: "an entry that stands too deep",
    file: "programs.yml",
    from: entry,
    to: entry.replaceAll(/^/gm, "  "),
    fix: "remove two spaces at the start of each of lines 5 to 8",
    followed: entry,
  },
  {
    name: "leftovers of a merge",
    file: "programs.yml",
    from: "- title: Seed Day",
    to: "<<<<<<< HEAD\n- title: Seed Day\n=======\n- title: Seed Days\n>>>>>>> a",
    fix: "keep the lines above or those below =======, remove the others, and remove lines 5, 7 and 9",
    followed: "- title: Seed Days",
  },
  {
    name: "leftovers of a merge in a page",
    file: "pages/about.mdx",
    from: "We restore prairie.",
    to: "<<<<<<< HEAD\nWe restore prairie.\n=======\nWe restore.\n>>>>>>> a",
    fix: "keep the lines above or those below =======, remove the others, and remove lines 10, 12 and 14",
    followed: "We restore.",
  },
  {
    name: "a field less deep than its neighbor",
    file: "site.yml",
    from: "  city: Ames",
    to: "city: Ames",
    fix: "begin city directly under street",
    followed: "  city: Ames",
  },
  {
    name: "a note that lost its #",
    file: "programs.yml",
    from: "- title: Heron Watch",
    to: "# The cards\n of the page\n- title: Heron Watch",
    fix: "write # at the start of the line, which looks like a note that lost it",
    followed: "# The cards\n# of the page\n- title: Heron Watch",
  },
  {
    name: "a list in a field",
    file: "home.yml",
    from: text,
    to: "text: |-\n    Bring\n    - seed,\n    - gloves.",
    fix: "write it as a sentence, without  -  at the start of the lines",
    followed: "text: |-\n    Bring\n    seed,\n    gloves.",
  },
  {
    name: "bold text",
    file: "home.yml",
    from: text,
    to: "text: We **count** birds.",
    fix: "write  count",
    followed: "text: We count birds.",
  },
  {
    name: "a picture named by its folder",
    file: "programs.yml",
    from: "images/heron.jpg",
    to: "/content/images/heron.jpg",
    fix: "did you mean images/heron.jpg?",
    followed: "images/heron.jpg",
  },
])("$name", async ({ file, from, to, fix, followed }) => {
  const wrong = await writeContent({ [file]: edited(file, from, to) });
  const mended = await writeContent({ [file]: edited(file, from, followed) });

  expect((await problemsIn(wrong)).map((problem) => problem.fix)).toEqual([
    fix,
  ]);
  expect(await problemsIn(mended)).toEqual([]);
});

test("slips of several kinds are told at once, with what else is wrong", async () => {
  const programs = edited(
    "programs.yml",
    "- title: Seed Day\n  description: We gather",
    "-title: Seed Day\n  description: **We** gather",
  ).replace("  image: images/heron.jpg", "  image images/haron.jpg");
  const folder = await writeContent({ "programs.yml": programs });

  const problems = await problemsIn(folder);

  expect(
    problems.map(({ line, column, fix }) => `${line}:${column} ${fix}`),
  ).toEqual([
    "3:3 write  image: images/haron.jpg",
    "3:9 did you mean images/heron.jpg?",
    "5:1 write  - title: Seed Day",
    "6:16 write  description: We gather seed in October.",
  ]);
});

test("a day to come in words is told as both", async () => {
  const impact = edited(
    "impact.yml",
    "asOf: 2025-06-30",
    "asOf: November 20, 2026",
  );
  const folder = await writeContent({ "impact.yml": impact });

  const problems = await problemsIn(folder);

  expect(problems.map(({ found, fix }) => [found, fix])).toEqual([
    ["November 20, 2026", "write  asOf: 2026-11-20"],
    [
      "2026-11-20, a day to come",
      "write the day the text or the figure was true, or today's",
    ],
  ]);
});

test("a picture in the wrong folder that isn't there is told as both", async () => {
  const programs = edited("programs.yml", "images/heron.jpg", "haron.jpg");
  const folder = await writeContent({ "programs.yml": programs });

  const problems = await problemsIn(folder);

  expect(problems.map(({ found, fix }) => [found, fix])).toEqual([
    ["haron.jpg", "did you mean images/haron.jpg?"],
    ["images/haron.jpg", "did you mean images/heron.jpg?"],
  ]);
});

test("every conflict in a page is told, with what else is wrong", async () => {
  const page = edited(
    "pages/about.mdx",
    "We restore prairie.",
    "Under <5.\n<<<<<<< HEAD\nUnder <6.\n=======\nUnder 6.\n>>>>>>> a\n\n<<<<<<< HEAD\n## Trail\n=======\n## Trails\n>>>>>>> a\n\nUnder <7.",
  );
  const folder = await writeContent({ "pages/about.mdx": page });

  const problems = await problemsIn(folder);

  expect(
    problems.map(({ line, column, path, found }) => [
      line,
      column,
      path,
      found,
    ]),
  ).toEqual([
    [10, 7, "about › Mission", "<5."],
    [11, 1, "about › Mission", "<<<<<<< HEAD"],
    [12, 7, "about › Mission", "<6."],
    [17, 1, "about › Mission", "<<<<<<< HEAD"],
    [23, 7, "about › Trail", "<7."],
  ]);
});

test.each([
  ["line feeds", "\n"],
  ["Windows line ends", "\r\n"],
])(
  "an element that is never closed ends at a blank line, with %s",
  async (_, lineEnd) => {
    const page = edited(
      "pages/about.mdx",
      "We restore prairie.",
      "<script>\nvar a = <5;\n\nUnder <6.\n\n<somebody>",
    ).replaceAll("\n", lineEnd);
    const folder = await writeContent({ "pages/about.mdx": page });

    const problems = await problemsIn(folder);

    expect(problems.map(({ line, found }) => [line, found])).toEqual([
      [10, "<script>"],
      [13, "<6."],
      [15, "<somebody>"],
    ]);
  },
);
