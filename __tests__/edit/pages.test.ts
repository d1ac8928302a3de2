import {
  newPage,
  newPageFile,
  objectionTo,
  renamePage,
} from "../../edit/state/pages";

const help =
  "---\ntitle: Help Us\noldAddresses:\n  - /volunteer\n  - /join\n---\n";

test("a page that gets an old address back doesn't redirect to itself", () => {
  const [path, newPath] = ["pages/help.mdx", "pages/volunteer.mdx"];
  const text = help.replace(
    "  - /volunteer\n  - /join",
    "  - /join\n  - /help",
  );

  expect(renamePage(new Map([[path, help]]), path, newPath, true)).toEqual([
    { path, text: null },
    { path: newPath, text },
  ]);
});

const pages = ["new-page", "2025", "bird-walks"];
const isTaken = (path: string) =>
  pages.some((name) => path === `pages/${name}.mdx`);

test.each([
  // The existing page.
  ["Bird Walks", "bird-walks"],
  ["Doña Ana’s Río", "dona-anas-rio"],
  // This may not be the page that already has an address like this.
  ["草原", "new-page-2"],
  ["Встреча 2025", "2025-2"],
  // The site itself has these addresses.
  ["Edit", "edit-2"],
])("the address for a page titled %s is that of %s", (title, name) => {
  expect(newPageFile(title, isTaken)).toBe(`pages/${name}.mdx`);
});

test.each([
  ["Bird walks", "Another page already has this address."],
  // Only its end would be the page's address.
  [
    "https://example.org/winter-walks",
    "Use only letters from a to z, digits and hyphens.",
  ],
  ["events", "The site itself uses this address. Choose another one."],
  ["草原", "Use only letters from a to z, digits and hyphens."],
  ["winter-walks", undefined],
])("to the address %s, the editor says: %s", (name, objection) => {
  expect(objectionTo(name, isTaken)).toBe(objection);
});

/** What is written after a page moved from /walks to /bird-walks. */
function moved(path: string, text: string) {
  const walks = "pages/walks.mdx";
  const texts = new Map([
    ["site.yml", "url: https://walks.example\n"],
    [walks, newPage("Walks")],
    [path, text],
  ]);
  const files = renamePage(texts, walks, "pages/bird-walks.mdx", false);
  return files.find((file) => file.path === path)?.text ?? text;
}

const page = "pages/visit.mdx";
const notice = "notice.yml";

test.each([
  [page, "[Come](@#spring 'In spring')"],
  [page, "[Come](@/?from=/walks)"],
  [page, "[Come](http://www.walks.example@)"],
  [page, "See https://walks.example@."],
  [page, "[Come][walk] and [come][walk].\n\n[walk]: @"],
  [notice, 'text: New\nlink:\n  label: See them\n  url: "@" # all\n'],
])("in %s, a link follows a page that moves: %s", (path, text) => {
  const withLink = (address: string) =>
    (path === page ? newPage("Visit") : "") + text.replace("@", address);

  expect(moved(path, withLink("/walks"))).toBe(withLink("/bird-walks"));
});

test.each([
  "Turn at /walks on the map.",
  "[Elsewhere](https://other.example/walks)",
  "[Another page](/walks-in-town)",
])("what is no link to a page that moves stays: %s", (words) => {
  const text = newPage("Visit") + words;

  expect(moved(page, text)).toBe(text);
});
