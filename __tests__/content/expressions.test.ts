import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { createContext, Script } from "node:vm";
import ts from "typescript";
import { largestTextFile } from "../../src/content/schema/limits";

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

/**
 * Texts that make slow expressions try every way to match: a part again and
 * again, with something else before or after it.
 *
 * @param source of the expression, which is slowest with its own characters
 */
function hardTexts(source: string, length: number) {
  const plain = source.replaceAll(/\\[a-z]/gi, "");
  const words = [...(plain.match(/[a-z]{2,}/gi) ?? []), "http://", "a@"];
  const signs = Array.from(` \t\na0.-${plain}`);
  const pairs = signs.flatMap((sign) => [sign, `a${sign}`, `${sign} `]);
  return [...new Set([...words, ...pairs])].flatMap((part) => {
    const row = part.repeat(length / part.length);
    return [`${row}\0`, `a${row}\n`];
  });
}

const context = createContext({ text: "", expression: / / });
const search = new Script("text.replaceAll(expression, '')");

/** Whether the expression takes longer than this, in milliseconds. */
function outlasts(expression: RegExp, text: string, timeout: number) {
  Object.assign(context, { text, expression });
  try {
    search.runInContext(context, { timeout });
    return false;
  } catch {
    return true;
  }
}

test("no text of any file keeps an expression busy", () => {
  const slow = [...literals, ...composed].filter(({ source, flags }) => {
    const expression = new RegExp(source, [...new Set(`${flags}g`)].join(""));
    // Shorter texts tell quickly which may be slow.
    const long = hardTexts(source, largestTextFile);
    return hardTexts(source, largestTextFile / 8).some(
      (text, index) =>
        outlasts(expression, text, 5) &&
        outlasts(expression, long[index] ?? "", 2000),
    );
  });

  expect(slow.map(({ source }) => source)).toEqual([]);
}, 300_000);
