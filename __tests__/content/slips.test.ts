import { edited } from "./support/content-folder";
import { checkSample } from "./support/snapshot";

/** The fixes for the sample with a text replaced in one of its files. */
const fixesFor = (file: string, from: string, to: string) =>
  checkSample({ [file]: edited(file, from, to) }).problems.map(
    ({ fix }) => fix,
  );

test("the fix for an entry of a list is what its line needs", () => {
  const sections = "sections:\n  - About\n  - mission\nhero:";

  expect(fixesFor("home.yml", "hero:", sections)).toEqual(["write  about"]);
});

test.each(["—", "—-", "----", "--"])(
  "%s around the fields of a page",
  (line) => {
    const fix = "make this line exactly  ---";

    expect(fixesFor("pages/about.mdx", "---\n\n", `${line}\n\n`)).toEqual([
      fix,
    ]);
    expect(fixesFor("pages/about.mdx", "---\n", `${line}\n`)).toEqual([fix]);
  },
);
