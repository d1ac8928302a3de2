import { wordsAt } from "../../edit/state/edited-words";
import { findText } from "../../edit/state/find-text";

const texts = new Map([
  ["notice.yml", "text: Closed in June\n"],
  [
    "pages/help.mdx",
    "---\ntitle: Help\n---\nRead [our **policy**](/privacy-policy) first.\n",
  ],
  [
    "pages/june.mdx",
    "---\ntitle: June\n---\n## Closed in June\n\n| May | 1 |\n",
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
  ["Closed in June", { path: "pages/june.mdx", textAt: 3 }],
  ["1", { path: "pages/june.mdx", textAt: 27 }],
])("finds %s on the page that shows it before all others", (shown, place) => {
  expect(findText(texts, shown, "pages/june.mdx")).toEqual(place);
});

test("of two events with the same words, finds the right one", () => {
  const path = "events.yml";
  const [first, second] = ["2099-01-01 18:00", "2099-02-05 18:00"].map(
    (start) => `- title: Supper\n  start: ${start}\n`,
  );
  const texts = new Map([[path, `${first}${second}`]]);

  const around = "Supper 2099-02-05T18:00";
  expect(findText(texts, "Supper", path, around)?.keys).toEqual([1, "title"]);
});

test("a name in the list of sections is about the words of that section", () => {
  const path = "home.yml";
  const home = "sections: [about]\nabout:\n  lead: Who we are\n";

  const edited = wordsAt(new Map([[path, home]]), {
    ...{ path, keys: ["sections", 0] },
  });

  expect(edited).toEqual({ words: [["Who", "we", "are"]] });
});
