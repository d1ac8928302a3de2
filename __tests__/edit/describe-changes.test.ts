import { describeChanges } from "../../edit/state/describe-changes";

const before = "name: Trust\nyear: 2025\ncontact:\n  phone: 555-0100\n";
const change = (after: string | null, path = "site.yml") => ({
  path,
  before,
  after,
});

const title = (
  ...changes: readonly Parameters<typeof describeChanges>[0][number][]
) => describeChanges(changes, (path) => `file ${path}`).title;

test.each([
  [
    "one field",
    before.replace("0100", "0199"),
    "Change the phone in file site.yml",
  ],
  [
    "two fields",
    before.replace("0100", "0199").replace("Trust", "Land"),
    "Change file site.yml",
  ],
  ["a comment", `# Hello\n${before}`, "Change file site.yml"],
  ["all of it", null, "Delete file site.yml"],
])("describes a change of %s", (_, after, expected) => {
  expect(title(change(after))).toBe(expected);
});

test("a page with another address is one change", () => {
  const page = "---\ntitle: Walks\noldAddresses:\n  - /walks\n---\n";
  const deleted = change(null, "pages/walks.mdx");
  const added = { path: "pages/owls.mdx", before: null, after: page };

  expect(title(deleted, added)).toBe(
    "Change the address of file pages/owls.mdx",
  );
});

test("counts the other files", () => {
  const added = { path: "pages/walks.mdx", before: null, after: "Walks" };
  expect(title(added)).toBe("Add file pages/walks.mdx");
  expect(title(added, change(null))).toBe(
    "Add file pages/walks.mdx, and 1 other file",
  );
  expect(title(added, change(null), change(null, "notice.yml"))).toBe(
    "Add file pages/walks.mdx, and 2 other files",
  );
});
