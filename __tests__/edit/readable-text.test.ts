import { comparedTexts, readableText } from "../../edit/save/readable-text";

test("tells the fields of a file by the names that forms give them", () => {
  const text = `# All programs
- title: Seed Day
  alt: "Hands full of seed"
- title: ""
  image: images/seed.jpg
`;
  expect(readableText("programs.yml", text)).toBe(
    "Seed Day\n  Title: Seed Day\n  What the picture shows: Hands full of seed\n" +
      "Program 2\n  Title: \n  Picture: images/seed.jpg\n",
  );
});

test("writes choices as forms show them", () => {
  expect(readableText("pages/ayuda.mdx", "---\nlang: es\n---\n")).toBe(
    "Language: Spanish\n",
  );
  expect(readableText("pages/ayuda.mdx", "---\nlang: fr\n---\n")).toBe(
    "Language: fr\n",
  );
});

test("doesn't number the values in a list", () => {
  expect(readableText("home.yml", "sections: [mission, callToAction]\n")).toBe(
    "Sections\n  Mission\n  Call to action\n",
  );
});

test("writes days and times as pages do", () => {
  const text = "- start: 2099-05-02 17:30\n  end: soon\n";
  expect(readableText("events.yml", text)).toBe(
    "Event 1\n  Start: Saturday, May 2, 2099, 5:30\u00a0PM\n  End: soon\n",
  );
});

test("leaves the text of a page as it is, except for its tags", () => {
  const text = `---
title: Help
menu: true
---

We **sow**.

<Note title="Now &amp; then">

Or mow: <Photo src="mow.jpg" />

</Note>
`;
  expect(readableText("pages/help.mdx", text)).toBe(`Title: Help
Link in the menu: yes

We **sow**.

Note
  Title: Now & then

Or mow: <Photo src="mow.jpg" />

End of note
`);
});

test("compares a file in words, even with none", () => {
  const texts = comparedTexts("notice.yml", "", "text: Closed\n");
  expect(texts).toEqual(["", "Text: Closed\n"]);
});

test.each([
  ["of which one can't be read", 'text: "Closed\n', "text: Closed\n"],
  ["that differ in their markup", "text: 'Closed'\n", "text: Closed\n"],
])("compares files %s as they are", (_, before, after) => {
  expect(comparedTexts("notice.yml", before, after)).toEqual([before, after]);
});
