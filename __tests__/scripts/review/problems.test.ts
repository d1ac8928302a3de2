/** @jest-environment node */
import { type Finding, problemsFrom } from "../../../scripts/review/problems";
import { checkContent } from "../../../src/content/load/check-content";
import {
  now,
  removeFolders,
  writeContent,
} from "../../content/support/content-folder";
import { validFiles } from "../../content/support/valid-files";

afterEach(removeFolders);

const sources = new Map(
  Object.entries(validFiles).map(([name, text]) => [`content/${name}`, text]),
);

/** What staff read about findings on the small, correct content. */
async function told(...findings: [address: string, finding: Finding][]) {
  const folder = await writeContent();
  const { content } = await checkContent(folder, { now, environment: {} });
  if (!content) throw new Error("The content is not correct");
  const all = new Map(
    findings.map(([address, finding]) => [address, [finding, finding]]),
  );
  return problemsFrom(all, content, sources).map(
    ({ file, line, path, fix }) => `${file}:${line} ${path}: ${fix}`,
  );
}

const finding = { found: "this", expected: "that" };
const forDeveloper =
  "this can't be fixed in content/: show this message to a developer";

test("locates a text on any page", async () => {
  const text = "hello@prairie.test";

  const wide = { ...finding, text, fix: "cut it" };

  expect(await told(["/about", wide], ["/", wide])).toEqual([
    "content/site.yml:5 the home page: cut it",
  ]);
});

test("reports other problems to a developer, once", async () => {
  const unwritten = { ...finding, text: "Menu", fix: "cut it" };

  expect(
    await told(["/about", unwritten], ["/gone", unwritten], ["/gone", finding]),
  ).toEqual([`content/pages/about.mdx:1 the page /about: ${forDeveloper}`]);
});
