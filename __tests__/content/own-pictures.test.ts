import { edited, removeFolders, writeContent } from "./support/content-folder";
import { checkContent } from "../../src/content/load/check-content";
import { checkSample } from "./support/snapshot";

afterEach(removeFolders);

const page = (line: string) => ({
  "pages/about.mdx": edited("pages/about.mdx", "---\n", `---\n${line}\n`),
});

const fixes = (files: Readonly<Record<string, string>>) =>
  checkSample(files).problems.map(({ fix }) => fix);

test.each([
  ["images/prairie.jpg", []],
  ["images/heron.jpg", [expect.stringContaining("larger original")]],
  ["images/none.jpg", [expect.stringContaining("upload the picture")]],
])("the picture %s behind a page's title has the problems %j", (name, fix) => {
  expect(fixes(page(`image: ${name}`))).toEqual(fix);
});

test("a photo by address behind a page's title is fetched", async () => {
  const address = "https://images.pexels.com/photos/1/heron.jpeg?w=2000";
  const folder = await writeContent(page(`image: "${address}"`));
  const { photos } = await checkContent(folder);

  expect(photos).toEqual([
    expect.objectContaining({ address, path: "about › image" }),
  ]);
});

test("a picture of the About section needs an alternative text", () => {
  const home = (lines: string) => ({
    "home.yml": edited("home.yml", "about:\n", `about:\n${lines}`),
  });
  const image = "  image: images/heron.jpg\n";

  expect(fixes(home(image))).toEqual([expect.stringContaining("alt")]);
  expect(fixes(home(`${image}  alt: A heron in the reeds\n`))).toEqual([]);
});
