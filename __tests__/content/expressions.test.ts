import { analyse } from "scslre";

/** The regular expressions that the check puts together with `new RegExp`. */
function composed() {
  const found: RegExp[] = [];
  const Original = RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(Target, [pattern, flags]: [string | RegExp, string?]) {
      const expression = new Target(pattern, flags);
      const [, , caller = ""] = new Error().stack?.split("\n") ?? [];
      if (caller.includes("/src/content/")) found.push(expression);
      return expression;
    },
  });
  jest.requireActual("../../src/content/load/check-content");
  globalThis.RegExp = Original;
  return found;
}

// ESLint checks those that are written between slashes.
test("no text keeps an expression busy that is put together", () => {
  const expressions = composed();
  const slow = expressions.filter(
    (expression) => analyse(expression).reports.length > 0,
  );

  expect(expressions.length).toBeGreaterThan(10);
  expect(slow).toEqual([]);
});
