import { textOf } from "../../src/content/body/tree";
import { fieldsWithSizes } from "../../src/content/site/documents";
import { checkSample } from "./support/snapshot";
import { edited, validFiles } from "./support/valid-files";

const file = "documents/trail-map.pdf";
const url = `/${file}`;

/** The sample content with a document, if it is linked and where. */
function checked(
  address: string,
  notice: Record<string, string> = {},
  words = "**map**",
) {
  const about = "pages/about.mdx";
  const from = "[privacy policy](/privacy-policy#what-we-keep)";
  return checkSample({
    [file]: "%PDF-",
    [about]: edited(about, from, `[${words}](${address})`),
    ...notice,
  });
}

test("links to a document end with its size in fields, and no others", () => {
  const list = `links:\n  - label: Map\n    url: ${url}\n  - label: Us\n    url: /about\n`;
  const { content } = checked("/about", {
    "notice.yml": `text: Closed.\nlink:\n  label: Map\n  url: ${url}\n`,
    "home.yml": edited(
      "home.yml",
      "Every hour helps.",
      `Every hour helps.\n  link:\n    label: Map\n    url: ${url}`,
    ),
    "site.yml": (validFiles["site.yml"] ?? "") + list,
    "programs.yml": `${validFiles["programs.yml"]}  link: ${url}\n`,
  });

  const label = "Map (PDF, 0.1 KB)";
  expect(content?.notice?.link).toEqual({ label, url });
  expect(content?.home.callToAction.link).toEqual({ label, url });
  expect(content?.site.links).toEqual([
    { label, url },
    { label: "Us", url: "/about" },
  ]);
  expect(content?.programs.map(({ title }) => title)).toEqual([
    "Heron Watch",
    "Seed Day (PDF, 0.1 KB)",
  ]);
  expect(JSON.stringify(content?.pages)).not.toContain("PDF");
});

test("the words of a link are the name of what it is in", () => {
  const sizes = new Map([[url, "1 MB"]]);
  const sponsor = { name: "The Club", link: `${url}#page=2`, text: "Thanks" };

  expect(fieldsWithSizes([sponsor], sizes)).toEqual([
    { ...sponsor, name: "The Club (PDF, 1 MB)" },
  ]);
});

test.each([
  ["Map (PDF)", "Map (PDF, 0.1 KB)"],
  ["Map (pdf, 2 MB)", "Map (PDF, 0.1 KB)"],
  ["PDF map", "PDF map (0.1 KB)"],
  ["Mapdf", "Mapdf (PDF, 0.1 KB)"],
])("the words “%s” become “%s”", (label, words) => {
  const { content, problems } = checked(
    `${url}#page=2`,
    {
      "notice.yml": `text: Closed.\nlink:\n  label: ${label}\n  url: ${url}\n`,
    },
    label,
  );

  expect(problems).toEqual([]);
  expect(content?.documents).toEqual([file]);
  expect(content?.notice?.link?.label).toBe(words);
  const [paragraph = ""] = content?.pages[0]?.tree ?? [];
  expect(textOf(paragraph)).toContain(words);
});

test("a note follows bold words, too", () => {
  const { content } = checked(url, {}, "Map **(PDF)**");
  const [paragraph = ""] = content?.pages[0]?.tree ?? [];

  expect(textOf(paragraph)).toContain("Map (PDF) (0.1 KB)");
});

test.each([
  ["/documents/trial-map.pdf", `did you mean ${url}?`],
  ["trail-map.pdf", `did you mean ${url}?`],
  // The folder is clearly meant, and the file exists.
  ["documents/trail-map.pdf", `write  ${url}`],
  ["/content/documents/trail-map.pdf", `write  ${url}`],
])("a link to %s names the document that was meant", (address, fix) => {
  expect(checked(address).problems).toEqual([expect.objectContaining({ fix })]);
});
