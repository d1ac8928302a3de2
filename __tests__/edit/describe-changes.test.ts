import { describeChanges } from "../../edit/save/describe-changes";
import type { ChangedFile } from "../../edit/store/texts";

const before = "name: Trust\nyear: 2025\ncontact:\n  phone: 555-0100\n";
const otherPhone = before.replace("0100", "0199");
const site = (after: string | null) => ({ path: "site.yml", before, after });

const page = (day: string, text: string) =>
  `---\ntitle: Terms\nlastUpdated: ${day}\n---\n\n${text}\n`;
const dated = {
  path: "pages/terms-of-use.mdx",
  before: page("2025-06-30", "Be kind."),
  after: page("2026-05-02", "Be kind to all."),
};

const added = { path: "pages/walks.mdx", before: null, after: "Walks" };
const deleted = { path: "pages/walks.mdx", before: "Walks", after: null };
const picture = { path: "images/owl.jpg", before: null, after: "" };
const moved = {
  path: "pages/owls.mdx",
  before: null,
  after: "---\ntitle: Walks\noldAddresses:\n  - /walks\n---\n",
};

test.each<[string, ...ChangedFile[]]>([
  ["Change “Phone” in file site.yml", site(otherPhone)],
  // Two fields.
  ["Change file site.yml", site(otherPhone.replace("Trust", "Land"))],
  // A comment.
  ["Change file site.yml", site(`# Hello\n${before}`)],
  // A field, and the text of the page.
  ["Change file pages/terms-of-use.mdx", dated],
  ["Delete file site.yml", site(null)],
  ["Change the address of file pages/owls.mdx", deleted, moved],
  ["Add file pages/walks.mdx, and 2 other files", added, site(null), moved],
  ["Add file pages/walks.mdx, and 1 other file", picture, added],
])("%s", (title, ...changes) => {
  expect(describeChanges(changes, (path) => `file ${path}`).title).toBe(title);
});
