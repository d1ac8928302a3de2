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

test.each([
  ["Supper", "Supper Grange Hall 2099-02-05T18:00"],
  ["Grange Hall", "Grange Hall 2099-02-05T18:00"],
  ["2099-02-05T18:00", ""],
])(
  "of two events with the same words, finds %s in the right one",
  (shown, around) => {
    const events = ["2099-01-01 18:00", "2099-02-05 18:00"].map(
      (start) => `- title: Supper\n  start: ${start}\n  place: Grange Hall\n`,
    );
    const path = "events.yml";

    expect(
      findText(new Map([[path, events.join("")]]), shown, path, around)
        ?.keys?.[0],
    ).toBe(1);
  },
);

test("a name in the list of sections is about the words of that section", () => {
  const home = "sections: [about]\nabout:\n  lead: Who we are\n";

  expect(
    wordsAt(new Map([["home.yml", home]]), {
      path: "home.yml",
      keys: ["sections", 0],
    }),
  ).toEqual({ words: [["Who", "we", "are"]] });
});
