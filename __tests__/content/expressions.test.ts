/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { checkSync } from "recheck";
import ts from "typescript";

const folder = "src/content";

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => path.join(folder, name));

/** All nodes of a file. */
function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesIn(child);
}

const nodes = files.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return [
    ...nodesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)),
  ];
});

/** The regular expressions that are written between slashes. */
const literals = nodes.filter(ts.isRegularExpressionLiteral).map((node) => {
  const { text } = node;
  const end = text.lastIndexOf("/");
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
});

/** The regular expressions that the modules put together with `new RegExp`. */
function made() {
  const found: RegExp[] = [];
  const Original = RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(Target, [pattern, flags]: [string | RegExp, string?]) {
      const expression = new Target(pattern, flags);
      const [, , caller = ""] = new Error().stack?.split("\n") ?? [];
      if (caller.includes(`/${folder}/`)) found.push(expression);
      return expression;
    },
  });
  jest.isolateModules(() => {
    for (const file of files) jest.requireActual(path.resolve(file));
  });
  globalThis.RegExp = Original;
  return found;
}

const composed = made();

test("expressions made with `new RegExp` are made once, when their module loads", () => {
  const calls = nodes.filter(
    (node) =>
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === "RegExp",
  );

  expect(literals.length).toBeGreaterThan(100);
  expect(calls.length).toBeGreaterThan(0);
  // Those in functions would not be among the expressions checked below.
  expect(composed).toHaveLength(calls.length);
});

test("every expression takes a time that grows with the text, not with its square", () => {
  const slow = [...literals, ...composed].flatMap(({ source, flags }) => {
    const result = checkSync(source, flags, { timeout: 300_000 });
    const { status } = result;
    const why = status === "vulnerable" ? result.attack.pattern : status;
    return status === "safe" ? [] : [`/${source}/${flags}: ${why}`];
  });

  expect(slow).toEqual([]);
}, 300_000);
