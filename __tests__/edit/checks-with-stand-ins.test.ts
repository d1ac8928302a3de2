import { openSnapshot } from "../../edit/store/open-snapshot";
import { startChecksWithStandIns } from "../../edit/check/checks-with-stand-ins";
import { largestPicture } from "../../src/content/schema/limits";
import { snapshotWith } from "../content/support/snapshot";
import { now, pageText } from "../content/support/valid-files";

jest.useFakeTimers({ now });

const sample = openSnapshot("the sample", snapshotWith());
const { texts: base } = sample;

/** Checks the sample with some files replaced, one time after another. */
function startChecking() {
  const check = startChecksWithStandIns();
  return (files: Readonly<Record<string, string>>) =>
    check({
      ...sample,
      texts: new Map([...base, ...Object.entries(files)]),
      base,
    });
}

const walks = pageText("Walks", "We walk.");
const site = base.get("site.yml") ?? "";

test("a mistake in one file doesn't keep the others from being shown", () => {
  const check = startChecking();
  check({ "pages/walks.mdx": walks });
  const { result, content, stale } = check({
    "site.yml": site.replace(/^name: .*$/m, "name:"),
    "pages/walks.mdx": walks.replace("We walk.", "We run."),
  });

  expect(result.problems).toHaveLength(1);
  expect(content?.site.name).toBe(/^name: (.*)$/m.exec(site)?.[1]);
  expect(JSON.stringify(content?.pages)).toContain("We run.");
  expect(stale).toEqual(["site.yml"]);
});

test("a page without a description is shown as it is, at each check", () => {
  const check = startChecking();
  const files = { "pages/walks.mdx": "---\ntitle: Walks\n---\n\nWe walk.\n" };

  for (const { content, stale } of [check(files), check(files)]) {
    expect(JSON.stringify(content?.pages)).toContain("We walk.");
    expect(stale).toEqual([]);
  }
});

test("pages are seen while one that others link to is deleted", () => {
  const programs = `${base.get("programs.yml") ?? ""}  link: /walks\n`;
  const linked = new Map([...base, ["programs.yml", programs]]);
  const { result, content, stale } = startChecksWithStandIns()({
    ...sample,
    base: new Map([...linked, ["pages/walks.mdx", walks]]),
    texts: new Map([
      ...linked,
      ["pages/birds.mdx", pageText("Birds", "We watch.")],
    ]),
  });

  expect(result.content).toBeUndefined();
  expect(JSON.stringify(content?.pages)).toContain("We watch.");
  expect(stale).not.toContain("pages/birds.mdx");
});

const pdf = Buffer.from("%PDF-1.4 %%EOF").toString("base64");

test("pages are seen while the only page with a link to a new document has never been right", () => {
  const check = startChecking();
  check({});
  const { result, content, stale } = check({
    "pages/maps.mdx": "---\ntitle: Maps\n---\n\n[A](/documents/a.pdf) <b>\n",
    "documents/a.pdf": pdf,
    "pages/walks.mdx": walks,
  });

  expect(result.content).toBeUndefined();
  expect(JSON.stringify(content?.pages)).toContain("We walk.");
  expect(stale).toEqual([]);
});

test.each([
  ["a picture that pages show is too large", "images/heron.jpg", {}],
  ["a file is in the wrong place", "notes.txt", { "notes.txt": "" }],
  ["no page links to a document", "documents/a.pdf", { "documents/a.pdf": "" }],
  [
    "a page has had a mistake since before the editor was opened",
    "pages/walks.mdx",
    { "pages/walks.mdx": pageText("Walks", "We <b>walk.") },
  ],
])("pages are seen while %s", (_, wrong, files) => {
  const snapshot = snapshotWith(files);
  const entries = snapshot.entries.map((entry) => ({
    ...{ ...entry, hash: "1f9c" },
    size: entry.path === wrong ? largestPicture + 1 : entry.size,
  }));
  const folder = openSnapshot("the sample", { ...snapshot, entries });
  const input = { ...folder, base: folder.texts };
  const { result, content, stale } = startChecksWithStandIns()(input);

  expect(result.problems).toHaveLength(1);
  expect(stale).not.toContain("documents/a.pdf");
  expect(JSON.stringify(content?.programs)).toContain("images/heron.jpg");
  // A logo is shown if it is among these.
  expect(content?.pictures).toContain("images/heron.jpg");
});
