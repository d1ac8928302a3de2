import fc from "fast-check";
import type { BodyNode } from "../../src/content/body/tree";
import { check } from "../../src/content/check/check";
import { authorComponents } from "../../src/content/schema/components";
import { damaged } from "./support/mutations";
import { snapshotWith } from "./support/snapshot";
import { validFiles } from "./support/valid-files";

jest.setTimeout(120_000);

const now = new Date("2025-08-01T12:00:00Z");

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
    const snapshot = snapshotWith({ [file]: text });
    const { problems, content } = check("content", snapshot, { now });
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
