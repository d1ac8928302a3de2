import { edited, validFiles } from "./support/valid-files";
import { aboutPage, fixesFor } from "./support/snapshot";

const home = (lines: string) => ({
  "home.yml": `${lines}\n${validFiles["home.yml"]}`,
});

// slips.test.ts has an unknown one.
test("the list of sections can't have one twice", () => {
  expect(fixesFor(home("sections: [about, about]"))).toEqual([
    expect.stringContaining("name each section once"),
  ]);
});

const hidden =
  "add mission to sections in content/home.yml, and make sure that the section isn't empty; or link to another page";

test("a link to a section that the home page leaves out is a mistake", () => {
  const page = aboutPage("See [why](/#mission).");

  expect(fixesFor(page)).toEqual([]);
  expect(fixesFor({ ...page, ...home("sections: [about]") })).toEqual([hidden]);
});

test("a link in a section that isn't shown may lead nowhere", () => {
  const text = "  text: Every hour helps.";
  const link = `${text}\n  link:\n    label: Why\n    url: /#mission`;
  const linked = edited("home.yml", text, link);

  expect(
    fixesFor({ "home.yml": `sections: [callToAction]\n${linked}` }),
  ).toEqual([hidden]);
  expect(fixesFor({ "home.yml": `sections: [about]\n${linked}` })).toEqual([]);
});

test("without programs and figures, their sections can't be linked to", () => {
  const files = {
    ...aboutPage("See [all](/#programs)."),
    "programs.yml": "# None yet\n",
    "impact.yml": "# None yet\n",
  };

  expect(fixesFor(files)).toEqual([hidden.replace("mission", "programs")]);
});
