import { findText, wordsAt } from "../../edit/state/find-text";

const texts = new Map([
  ["notice.yml", "text: Closed in June\n"],
  [
    "pages/help.mdx",
    "---\ntitle: Help\n---\nRead [our **policy**](/privacy-policy) first.\n",
  ],
  ["pages/paws.mdx", "---\ntitel: Paws\n---\nDogs are welcome.\n"],
]);

test.each([
  ["Closed in June", { path: "notice.yml", keys: ["text"] }],
  ["Read our policy first.", { path: "pages/help.mdx", textAt: 0 }],
  // It has a mistake, so all of it is shown as text.
  ["Dogs are welcome.", { path: "pages/paws.mdx", textAt: 20 }],
  ["Nobody wrote this", undefined],
])("finds where %s is written", (shown, place) => {
  expect(findText(texts, shown, "site.yml")).toEqual(place);
});

test("a name in the list of sections is about the words of that section", () => {
  const home = "sections: [about]\nabout:\n  lead: Who we are\n";

  expect(
    wordsAt(new Map([["home.yml", home]]), {
      path: "home.yml",
      keys: ["sections", 0],
    }),
  ).toEqual([["Who", "we", "are"]]);
});
