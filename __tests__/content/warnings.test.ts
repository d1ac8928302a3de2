/** @jest-environment node */
import { check } from "../../src/content/check/check";
import { edited } from "./support/content-folder";
import { snapshotWith } from "./support/snapshot";
import { validFiles } from "./support/valid-files";

/** What is told about the sample with a file replaced, given its earlier text. */
function warningsWith(file: string, text: string, before = validFiles[file]) {
  const changed = new Map([[file, before ?? null]]);
  const snapshot = snapshotWith({ [file]: text }, { changed });
  const { warnings, problems } = check("content", snapshot);
  expect(problems).toEqual([]);
  return warnings.map(({ line, path, found }) => `${line} ${path}: ${found}`);
}

test("warns of a picture with the words for the one before", () => {
  const file = "programs.yml";
  const other = edited(file, "images/seed.jpg", "images/hero.jpg");

  expect(warningsWith(file, other)).toEqual([
    "8 programs › Seed Day › alt: Hands full of coneflower seed, which described the picture before",
  ]);
  expect(
    warningsWith(file, other.replace("Hands full", "A wide field")),
  ).toEqual([]);
  expect(warningsWith(file, `# Cards\n${other}`, other)).toEqual([]);
});

test("warns of the same on a page", () => {
  const file = "pages/about.mdx";
  const photo = (name: string) =>
    edited(
      file,
      "We restore prairie.",
      `<Photo image="images/${name}.jpg" alt="A heron in the reeds" />`,
    );

  expect(warningsWith(file, photo("seed"), photo("heron"))).toEqual([
    "10 about › Mission › Photo › alt: A heron in the reeds, which described the picture before",
  ]);
});

test("warns that the order of sections changes nothing", () => {
  const file = "home.yml";
  const [, impact = ""] =
    /^(impact:\n.*\n)/m.exec(validFiles[file] ?? "") ?? [];
  const moved = edited(file, impact, "") + impact;

  expect(warningsWith(file, moved)).toEqual([
    "30 home › impact: impact below contact",
  ]);
});
