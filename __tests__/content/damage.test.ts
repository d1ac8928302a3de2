import fc from "fast-check";
import type { BodyNode } from "../../src/content/body/tree";
import { authorComponents } from "../../src/content/schema/components";
import { checkSample } from "./support/snapshot";
import { validFiles } from "./support/valid-files";

/** What people type and paste, what breaks parsers, and what attackers try. */
const snippets = [
  ...["", " and ", "\n\n"],
  ...`seed é . --- ... : :: # - ' " “ { } [ ] | &a *a !x ? @ ~ yes null 0x1F
    8:30 1e3 .inf = 01234 2025-06-30 2025-02-30 < </ /> <5 <!-- --> <a@b.c>
    <https://a.b> <b> <br/> <Note> </Note> {x} <x.y/> <></>
    ](javascript:alert(1)) [a](data:,x) [a](/about) ![a](b) [^1] ** _ ~~
    &lt; &#x3C; &amp; 🐦`.split(/\s+/),
  ...["# ", "#### ", "> ", "1. ", "- ", " #", ": ", "    ", "\t", "\r\n"],
  ...["\n---\n", ">-\n", "\\\n", "```\n", "| a |\n| - |\n", "%YAML 1.1\n"],
  ...["import a from 'b'\n", "export {}\n", "__proto__: 1\n", "!!str ", "<<: "],
  ...["\u00a0", "\u0000", "\ufeff", "\u2028", "\\", "`", "\\u202e", "\\x41"],
  ...['<Note title="a">', "<DonateButton />", '<Photo image="a" alt=“b” />'],
];

/** A file's text with a few snippets, each between or in place of characters. */
function damaged(text: string): fc.Arbitrary<string> {
  const place = fc.noBias(fc.nat({ max: text.length }));
  const removed = fc.constantFrom(0, 0, 1, 5);
  const added = fc.constantFrom(...snippets);
  const changes = fc.tuple(place, removed, added);
  const some = fc.array(changes, { minLength: 1, maxLength: 3 });
  return some.map((all) =>
    all.reduce(
      (result, [at, length, snippet]) =>
        result.slice(0, at) + snippet + result.slice(at + length),
      text,
    ),
  );
}

const tags = new Set([
  ..."a p strong em del code pre br hr ul ol li blockquote".split(" "),
  ..."h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "),
  ..."abbr ins kbd mark sub sup".split(" "),
  ...Object.keys(authorComponents),
]);

/** All elements of a page's tree. */
function elementsIn(nodes: readonly BodyNode[]): Exclude<BodyNode, string>[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [node, ...elementsIn(node.children ?? [])],
  );
}

const damagedFile = fc
  .constantFrom(...Object.keys(validFiles))
  .chain((file) =>
    fc.tuple(fc.constant(file), damaged(validFiles[file] ?? "")),
  );

test("reports damage, unless it is harmless", () => {
  let accepted = 0;
  const property = fc.property(damagedFile, ([file, text]) => {
    const { problems, content } = checkSample({ [file]: text });
    expect(problems.length > 0).toBe(content === undefined);
    const trees = content?.pages.map(({ tree }) => tree) ?? [];
    accepted += trees.length > 0 ? 1 : 0;
    for (const { tag, props } of trees.flatMap(elementsIn)) {
      expect(tags).toContain(tag);
      expect(Object.keys(props ?? {}).join()).not.toMatch(/\bon|style/i);
      if (props?.["href"] === undefined) continue;
      expect(props["href"]).toMatch(/^(?:https?:|mailto:|tel:|[/#])/);
    }
  });

  // GitHub runs it weekly with a new seed, and longer.
  const { SEED } = process.env;
  const chosen = { seed: Number(SEED ?? 20250630), numRuns: SEED ? 500 : 150 };
  fc.assert(property, chosen);
  expect(accepted).toBeGreaterThan(20);
});
