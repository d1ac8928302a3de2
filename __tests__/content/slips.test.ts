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
