import { edited } from "./support/content-folder";
import { checkSample } from "./support/snapshot";
import { validFiles } from "./support/valid-files";

/** What is told about the sample with a file replaced, given its earlier text. */
function warningsWith(file: string, text: string, before = validFiles[file]) {
  const changed = new Map([[file, before ?? null]]);
  const { warnings, problems } = checkSample({ [file]: text }, { changed });
  expect(problems).toEqual([]);
  return warnings.map(({ line, path, found }) => `${line} ${path}: ${found}`);
}

test("says nothing of a picture that has words of its own, or that was there", () => {
  const file = "programs.yml";
  const other = edited(file, "images/seed.jpg", "images/prairie.jpg");

  expect(
    warningsWith(file, other.replace("Hands full", "A wide field")),
  ).toEqual([]);
  expect(warningsWith(file, `# Cards\n${other}`, other)).toEqual([]);
});

test("warns of a picture on a page with the words for the one before", () => {
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
