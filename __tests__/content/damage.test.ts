/** @jest-environment node */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import sharp from "sharp";
import { unified } from "unified";
import { authorComponents } from "../../src/content/author-components";
import { parseBody } from "../../src/content/body/parse-body";
import { type BodyNode, isBodyTree } from "../../src/content/body/tree";
import {
  checkPageText,
  checkYamlText,
} from "../../src/content/check/check-files";
import { addressWords } from "../../src/content/check/page/address-words";
import { checkPictures } from "../../src/content/check/pictures";
import { decode } from "../../src/content/check/text-file";
import { fileSchemas, isFileName } from "../../src/content/schema/files";
import { pageSchema } from "../../src/content/schema/page";
import { removeFolders, temporaryFolder } from "./support/content-folder";
import { damaged } from "./support/mutations";
import { validFiles } from "./support/valid-files";

jest.setTimeout(300_000);
afterAll(removeFolders);

/** The same damage in every run; another number finds other damage. */
const seed = 20250630;

/** How many damaged files of each kind are checked. */
const runs = { yaml: 4000, pages: 6000, bytes: 500, pictures: 100 };

/** What takes the checker longer than this, in ms, would seem to hang. */
const patience = 5000;

function quickly<Result>(run: () => Result): Result {
  const started = performance.now();
  const result = run();
  expect(performance.now() - started).toBeLessThan(patience);
  return result;
}

const names = Object.keys(validFiles);
const yamlNames = names.filter(isFileName);
const pageNames = names.filter((name) => name.endsWith(".mdx"));
const damagedFile = <Name extends string>(choices: readonly Name[]) =>
  fc
    .constantFrom(...choices)
    .chain((name) =>
      fc.tuple(fc.constant(name), damaged(validFiles[name] ?? "")),
    );

test("damaged YAML is told, or holds what the schema asks for", () => {
  let accepted = 0;
  const property = fc.property(damagedFile(yamlNames), ([name, text]) => {
    const { content, findings } = quickly(() => checkYamlText(text, name));
    if (findings.length > 0) return;
    accepted += 1;
    expect(fileSchemas[name].safeParse(content.value).success).toBe(true);
  });

  fc.assert(property, { numRuns: runs.yaml, seed });
  expect(accepted).toBeGreaterThan(100);
});

const tags = new Set([
  ..."p a strong em del code pre br hr ul ol li blockquote".split(" "),
  ..."h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "),
  ..."abbr ins kbd mark sub sup".split(" "),
  ...Object.keys(authorComponents),
]);

/** The tags and the addresses of a body. */
function partsOf(
  nodes: readonly BodyNode[],
): { tag: string; href?: unknown }[] {
  return nodes.flatMap((node) =>
    typeof node === "string"
      ? []
      : [
          { tag: node.tag, href: node.props?.href },
          ...partsOf(node.children ?? []),
        ],
  );
}

const stockMdx = unified().use(remarkParse).use(remarkMdx).freeze();

const targets = {
  pages: new Map([
    ["/about", new Set(["mission"])],
    ["/privacy-policy", new Set(["what-we-keep"])],
  ]),
  isFile: () => false,
  origin: undefined,
};

test("damaged pages are told, or nothing in them can run", () => {
  let accepted = 0;
  const property = fc.property(damagedFile(pageNames), ([name, text]) => {
    const { content, findings } = quickly(() => checkPageText(text, name));
    const badLinks = content.links.filter(({ address }) =>
      addressWords(address, "/about", targets),
    );
    if (findings.length + badLinks.length > 0) return;
    accepted += 1;
    const { front, body } = content;
    expect(pageSchema.safeParse(front?.value).success).toBe(true);
    const tree = parseBody(body);
    expect(isBodyTree(tree)).toBe(true);
    for (const { tag, href } of partsOf(tree)) {
      expect(tags).toContain(tag);
      if (href !== undefined)
        expect(href).toMatch(/^(?:https?:|mailto:|tel:|[/#])/);
    }
    expect(JSON.stringify(stockMdx.parse(body))).not.toMatch(
      /"type":"mdx(?:jsEsm|FlowExpression|TextExpression)"/,
    );
  });

  fc.assert(property, { numRuns: runs.pages, seed });
  expect(accepted).toBeGreaterThan(100);
});

test("damaged bytes are text or told", () => {
  const bytes = Buffer.from(validFiles["pages/about.mdx"] ?? "");
  const property = fc.property(
    fc.nat({ max: bytes.length - 1 }),
    fc.uint8Array({ minLength: 1, maxLength: 4 }),
    (place, damage) => {
      const file = Buffer.from(bytes);
      file.set(damage.subarray(0, file.length - place), place);
      const { text, findings } = decode(file, "about");
      expect(file.toString("utf8").startsWith(text)).toBe(true);
      expect(findings).toHaveLength(Buffer.from(text).equals(file) ? 0 : 1);
    },
  );

  fc.assert(property, { numRuns: runs.bytes, seed });
});

test("damaged pictures are told, or can be read", async () => {
  const create = {
    width: 64,
    height: 48,
    channels: 3,
    background: "green",
  } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const location = path.join(await temporaryFolder(), "heron.jpg");
  const property = fc.asyncProperty(
    fc.nat({ max: bytes.length - 1 }),
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    async (place, damage) => {
      const file = Buffer.from(bytes);
      file.set(damage.subarray(0, file.length - place), place);
      await writeFile(location, file);
      const entry = { path: "images/heron.jpg", name: "heron.jpg" };
      const { pictures, problems } = await checkPictures([
        { ...entry, kind: "file", size: file.length, location },
      ]);
      expect(pictures.size + problems.length).toBe(1);
      if (problems.length > 0) return;
      await expect(sharp(location).metadata()).resolves.toMatchObject({
        format: "jpeg",
      });
    },
  );

  await fc.assert(property, { numRuns: runs.pictures, seed });
});
