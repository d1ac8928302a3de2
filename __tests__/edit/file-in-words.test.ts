import { fileInWords } from "../../edit/state/file-in-words";

test("tells the fields of a file by the names that forms give them", () => {
  const text = `# All programs
- title: Seed Day
  alt: "Hands full of seed"
- title: ""
  image: images/seed.jpg
`;
  expect(fileInWords("programs.yml", text)).toBe(
    "Seed Day\n  Title: Seed Day\n  What the picture shows: Hands full of seed\n" +
      "Program 2\n  Title: \n  Picture: images/seed.jpg\n",
  );
});

test("leaves the text of a page as it is", () => {
  const text = "---\ntitle: Help\nmenu: true\n---\n\nWe **sow**.\n";
  expect(fileInWords("pages/help.mdx", text)).toBe(
    "Title: Help\nLink in the menu: true\n\nWe **sow**.\n",
  );
});

test.each([
  ["notice.yml", 'text: "Closed\n'],
  ["pages/help.mdx", "title: Help"],
])("leaves a %s that can't be read as it is", (path, text) => {
  expect(fileInWords(path, text)).toBe(text);
});
