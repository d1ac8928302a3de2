import { edited } from "./support/valid-files";
import { checkSample } from "./support/snapshot";

/** The fixes for the sample with some files replaced, added or removed. */
const fixesFor = (...sample: Parameters<typeof checkSample>) =>
  checkSample(...sample).problems.map(({ file, fix }) => `${file}: ${fix}`);

test.each([
  ["notice.yml.txt", "notice.yml"],
  ["Notice.yaml", "notice.yml"],
  ["notice .yml", "notice.yml"],
  ["notice", "notice.yml"],
  ["event.yml", "events.yml"],
  ["pages/events.yml", "../events.yml"],
  ["images/parking.mdx", "../pages/parking.mdx"],
  ["pages/parking", "parking.mdx"],
  ["pages/parking.mdx ", "parking.mdx"],
  ["pages/parking (1).mdx", "parking.mdx"],
])("the name of %s is edited into %s", (path, name) => {
  expect(fixesFor({ [path]: "" })[0]).toBe(
    `${path}: edit it and change its name to  ${name}`,
  );
});

test.each([
  ["images/bridge.jpg.jpg", "bridge.jpg"],
  ["images/bridge (1).jpg", "bridge.jpg"],
  ["images/bridge copy.png", "bridge.png"],
  ["images/Old Bridge.Dusk.jpg", "old-bridge.dusk.jpg"],
  ["documents/Trail Map.pdf.pdf", "trail-map.pdf"],
])("%s is to be uploaded as %s", (path, name) => {
  const [fix] = fixesFor({ [path]: "" });
  expect(fix).toContain(`the file on your computer is named ${name},`);
});

test("a required page that was renamed is reported once, whatever links to it", () => {
  const files = { "pages/about-us.mdx": edited("pages/about.mdx", "", "") };

  expect(fixesFor({ ...files, "pages/about.mdx": null })).toEqual([
    "pages/about.mdx: bring it back from an earlier version, or name it about.mdx again if it was renamed; the site needs it",
  ]);
});

test.each([
  ["pages/parking.md", "/parking"],
  ["parking.mdx", "/parking"],
  ["documents/Trail Map.pdf", "/documents/trail-map.pdf"],
  ["trail-map.pdf", "/documents/trail-map.pdf"],
])("%s is reported once, although a page links to it", (path, address) => {
  const link = "/privacy-policy#what-we-keep";
  const about = edited("pages/about.mdx", link, address);

  const fixes = fixesFor({ [path]: "", "pages/about.mdx": about });
  expect(fixes).toEqual([expect.stringContaining(`${path}: `)]);
});

test("a picture in another folder is reported once, although it has a version for dusk", () => {
  const fixes = fixesFor({
    "pages/crane.jpg": "",
    "images/crane.dusk.jpg": "",
  });

  expect(fixes).toEqual([expect.stringContaining("pages/crane.jpg: ")]);
});

const brokenTerms = edited("pages/terms-of-use.mdx", "---\n", "").replace(
  "kind",
  "[kind](/documents/map.pdf)",
);

test.each([
  ["has a wrong name", "pages/parking.md", ""],
  ["can't be read", "pages/terms-of-use.mdx", brokenTerms],
])("a page that %s may link to a document", (_, page, text) => {
  const map = { "documents/map.pdf": "" };

  expect(fixesFor(map)).toHaveLength(1);
  expect(fixesFor({ ...map, [page]: text })).toEqual([
    expect.stringContaining(`${page}: `),
  ]);
});

test("a picture in a tag that can't be read is not called unused", () => {
  const photo = "<Photo image=“images/pond.jpg”\nalt=“A heron” />";
  const about = edited("pages/about.mdx", "<DonateButton />", photo);
  const unused = (files: Record<string, string>) =>
    checkSample(files, {}, { launch: true }).warnings.filter(({ found }) =>
      found.includes("nothing shows"),
    );

  const pond = { "images/pond.jpg": "" };
  expect(unused(pond)).toHaveLength(1);
  expect(unused({ ...pond, "pages/about.mdx": about })).toEqual([]);
});

test.each([
  ["another picture with a similar name", {}, "upload the picture to"],
  ["one in other capitals", { "images/Bridge.jpg": "" }, "did you mean"],
  ["one whose copy is there", { "images/bridge (1).jpg": "" }, "delete it"],
  ["one with its ending twice", { "images/bridge.jpg.jpg": "" }, "delete it"],
  ["one in a folder in capitals", { "Images/bridge.jpg": "" }, "edit each"],
])("a picture that isn't there, but %s", (_, files, fix) => {
  const programs = edited("programs.yml", "images/seed", "images/bridge");
  const fixes = fixesFor({ "programs.yml": programs, ...files });
  expect(fixes).toEqual([expect.stringContaining(`: ${fix}`)]);
});

test("no picture is suggested for one that was deleted", () => {
  const changed = new Map([["images/seed.jpg", null]]);
  const files = {
    "images/seed.jpg": null,
    "images/seed.dusk.jpg": "",
    "images/seeds.jpg": "",
  };

  expect(fixesFor(files, { changed })).toEqual([
    "programs.yml: bring the picture back, or choose another one; if it has a description (alt), change that, too",
    "images/seed.dusk.jpg: add seed.jpg, or delete this one",
  ]);
});
