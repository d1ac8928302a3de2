/** @jest-environment node */
import {
  type Files,
  edited,
  inWords,
  problemsIn,
  removeFolders,
  writeContent,
} from "../support/content-folder";
import { testCorpus } from "../support/corpus";

testCorpus([
  {
    name: "a picture described by its card's title",
    file: "programs.yml",
    from: "A heron standing in shallow water",
    to: "Heron watch.",
    at: "4:8",
    path: "programs › Heron Watch › alt",
    found: "Heron watch., which is the title",
    expected: "what the picture shows",
    fix: "describe the picture to someone who can't see it",
  },
  {
    name: "the large picture described by its heading",
    file: "home.yml",
    from: "A wide prairie under a low sun",
    to: "The grass comes back",
    at: "6:8",
    path: "home › hero › alt",
    found: "The grass comes back, which is the title",
    expected: "what the picture shows",
    fix: "describe the picture to someone who can't see it",
  },
  {
    name: "two pictures described the same",
    file: "programs.yml",
    from: "Hands full of coneflower seed",
    to: "A heron, standing in shallow water.",
    at: "8:8",
    path: "programs › Seed Day › alt",
    found: "A heron, standing in shallow water. a second time",
    expected: "words that tell this picture from the others",
    fix: "describe what this picture shows",
  },
  {
    name: "a description that says it is a photo",
    file: "programs.yml",
    from: "A heron standing in shallow water",
    to: "Photo of a heron standing in water",
    at: "4:8",
    path: "programs › Heron Watch › alt",
    found: "Photo of a heron standing in water",
    expected: "what the picture shows; that it is one is said anyway",
    fix: "leave out  Photo of",
  },
  {
    name: "a description that says it is a picture",
    file: "programs.yml",
    from: "A heron standing in shallow water",
    to: "A picture of herons in water",
    at: "4:8",
    path: "programs › Heron Watch › alt",
    found: "A picture of herons in water",
    expected: "what the picture shows; that it is one is said anyway",
    fix: "leave out  A picture of",
  },
  {
    name: "a short description that says it is an image",
    file: "programs.yml",
    from: "A heron standing in shallow water",
    to: "Image of a heron",
    at: "4:8",
    path: "programs › Heron Watch › alt",
    found: "Image of a heron",
    expected: "what the picture shows; that it is one is said anyway",
    fix: "leave out  Image of  and say more of what it shows",
  },
  {
    name: "a description with the name of a camera's file",
    file: "programs.yml",
    from: "A heron standing in shallow water",
    to: "IMG_1234 heron in the water",
    at: "4:8",
    path: "programs › Heron Watch › alt",
    found: "IMG_1234 heron in the water",
    expected: "what the picture shows",
    fix: "leave out the file's name, IMG_1234, and describe the picture to someone who can't see it",
  },
  {
    name: "an address that was shortened",
    file: "programs.yml",
    from: "images/heron.jpg",
    to: '"https://images.unsplash.com/photo-…"',
    at: "3:10",
    path: "programs › Heron Watch › image",
    found: "https://images.unsplash.com/photo-…",
    expected: "the whole address of one picture",
    fix: "right-click the photo where you found it, choose Copy image address, and paste that",
  },
  {
    name: "an address shortened by dots",
    file: "programs.yml",
    from: "images/heron.jpg",
    to: "https://images.unsplash.com/photo-...",
    at: "3:10",
    path: "programs › Heron Watch › image",
    found: "https://images.unsplash.com/photo-...",
    expected: "the whole address of one picture",
    fix: "right-click the photo where you found it, choose Copy image address, and paste that",
  },
  {
    name: "an address of a site",
    file: "programs.yml",
    from: "images/heron.jpg",
    to: "https://images.pexels.com/",
    at: "3:10",
    path: "programs › Heron Watch › image",
    found: "https://images.pexels.com/",
    expected: "the whole address of one picture",
    fix: "right-click the photo where you found it, choose Copy image address, and paste that",
  },
  {
    name: "a figure of a hundred years ago",
    file: "impact.yml",
    from: "asOf: 2025-06-30",
    to: "asOf: 1925-06-30",
    at: "5:9",
    path: "impact › Acres › asOf",
    found: "1925-06-30, long ago",
    expected: "a day in 1950 or later",
    fix: "did you mean 2025-06-30?",
  },
  {
    name: "a figure of a year that could be no slip for another",
    file: "impact.yml",
    from: "asOf: 2025-06-30",
    to: "asOf: 1949-12-31",
    at: "5:9",
    path: "impact › Acres › asOf",
    found: "1949-12-31, long ago",
    expected: "a day in 1950 or later",
    fix: "write the right year",
  },
  {
    name: "a policy of the wrong century",
    file: "pages/privacy-policy.mdx",
    from: "2025-06-30",
    to: "1025-06-30",
    at: "4:14",
    path: "privacy-policy › lastUpdated",
    found: "1025-06-30, long ago",
    expected: "a day in 1950 or later",
    fix: "did you mean 2025-06-30?",
  },
  {
    name: "a copyright that is years ahead",
    file: "site.yml",
    from: "copyrightYear: 2025",
    to: "copyrightYear: 2062",
    at: "13:16",
    path: "site › copyrightYear",
    found: "2062",
    expected: "a year no later than the next one, 2026",
    fix: "write  copyrightYear: 2025",
  },
  {
    name: "a copyright of the year after the next",
    file: "site.yml",
    from: "copyrightYear: 2025",
    to: "copyrightYear: 2027",
    at: "13:16",
    path: "site › copyrightYear",
    found: "2027",
    expected: "a year no later than the next one, 2026",
    fix: "write  copyrightYear: 2025",
  },
  {
    name: "a year that is none, told once",
    file: "site.yml",
    from: "copyrightYear: 2025",
    to: "copyrightYear: 20255",
    at: "13:16",
    path: "site › copyrightYear",
    found: "20255",
    expected: "the year of the copyright line, such as 2025",
    fix: "write a number of at most 2200",
  },
]);

afterEach(removeFolders);

async function problemsWith(changes: Files) {
  return (await problemsIn(await writeContent(changes))).map(inWords);
}

test.each([
  ["Photographers of the club by the river"],
  ["Picture frames on the wall of a barn"],
  ["A child's drawing, a picture of a heron"],
  ["The heron watch crew at dawn"],
  ["Trail 1234 in the evening, DSC seen from above"],
])("the description %s", async (alt) => {
  const programs = edited(
    "programs.yml",
    "A heron standing in shallow water",
    `"${alt}"`,
  );

  expect(await problemsWith({ "programs.yml": programs })).toEqual([]);
});

test("one picture on two cards, described the same", async () => {
  const programs = edited(
    "programs.yml",
    "images/seed.jpg\n  alt: Hands full of coneflower seed",
    "images/heron.jpg\n  alt: A heron standing in shallow water",
  );

  expect(await problemsWith({ "programs.yml": programs })).toEqual([]);
});

test.each([
  ["impact.yml", "asOf: 2025-06-30", "asOf: 1950-01-01"],
  ["site.yml", "copyrightYear: 2025", "copyrightYear: 2026"],
  ["site.yml", "copyrightYear: 2025", "copyrightYear: 1987"],
  [
    "programs.yml",
    "images/heron.jpg",
    "https://images.unsplash.com/photo-1500534623283-312aade485b7?w=1600",
  ],
  [
    "programs.yml",
    "images/heron.jpg",
    "https://upload.wikimedia.org/wikipedia/commons/a/a1/Heron..jpg",
  ],
])("in %s, instead of %s, %s", async (file, from, to) => {
  expect(await problemsWith({ [file]: edited(file, from, to) })).toEqual([]);
});
