/** @jest-environment node */
import { steadyCompilationHash } from "../../src/build/steady-compilation-hash";

/** The hash after webpack has written files of these names. */
function hashOf(...names: string[]) {
  const compilation = {
    hash: "made of the cache",
    getAssets: () => names.map((name) => ({ name })),
  };
  steadyCompilationHash.apply({
    hooks: { afterEmit: { tap: (_, listener) => listener(compilation) } },
  });
  return compilation.hash;
}

test("builds that gave the same files have one name", () => {
  expect(hashOf("app-1.js", "page-2.js")).toBe(hashOf("page-2.js", "app-1.js"));
});

test("a build with another file has another", () => {
  const hash = hashOf("app-1.js", "page-2.js");

  expect(hash).toMatch(/^[\da-f]{20}$/);
  expect(hashOf("app-1.js", "page-3.js")).not.toBe(hash);
  expect(hashOf("app-1.js")).not.toBe(hash);
});
