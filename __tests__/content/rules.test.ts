import { readdirSync } from "node:fs";
import { formFields } from "../../edit/text/read-fields";
import { requiredPages } from "../../src/content/schema/page-path";
import { applyEdits } from "../../src/content/read/edits";
import type { Rule, Subject } from "../../src/content/rules/rule";
import { ruleFile } from "../../scripts/schemas/rule-catalog";
import { rules } from "../../src/content/rules/rules";
import { schemaAt } from "../../src/content/schema/schema-tree";
import {
  type Files,
  type Problems,
  changes,
  problemsIn,
} from "./support/rule-examples";
import { checkSample } from "./support/snapshot";

const messagesOf = (problems: Problems) =>
  problems.map(({ found, fix }) => `${found} → ${fix}`);

/** The files after the corrections that their problems suggest. */
function corrected(files: Files, problems: Problems): Files {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const here = problems.filter((each) => each.file === `content/${file}`);
      return [file, applyEdits(text, here).text];
    }),
  );
}

/** What a fix says to write, between double spaces or after "did you mean". */
function copiedFrom(message: string): string[] {
  const [, fix = ""] = message.split(" → ");
  const parts = fix
    .split("  ")
    .filter(
      (_, index, all) =>
        index % 2 === 1 && !/(?:leave out|without)$/.test(all[index - 1] ?? ""),
    );
  const meant = /^did you mean (.*)\?$/.exec(fix)?.[1];
  return [...parts, ...(meant ? [meant] : [])].filter(
    (part) => !/…|MM|^(?:---|images\/NAME)$/.test(part),
  );
}

/** The fields that problems are about, but that the forms of the files don't have. */
const lostIn = (files: Files, problems: Problems) =>
  problems.filter(({ file, keys = [] }) => {
    const path = file.slice("content/".length);
    const form = formFields(path, files[path] ?? "")?.schema;
    const field = keys.reduce(
      (schema, key) => schema && schemaAt(schema, key),
      form,
    );
    return form && !field;
  });

const all = Object.entries(rules).flatMap(([on, list]) =>
  Object.entries<Pick<Rule<Subject>, "launch" | "examples">>(list).map(
    ([name, { launch = false, examples }]) => ({
      id: ruleFile(name),
      on,
      launch,
      examples,
    }),
  ),
);

const cases = all.flatMap(({ examples, ...rule }) =>
  examples.map((example) => ({ ...rule, example, name: example.message })),
);

test("the sample content is ready for launch", () => {
  const { problems, content } = checkSample({}, {}, { launch: true });
  expect(problems).toEqual([]);
  expect(content?.pages).toHaveLength(requiredPages.length);
});

test("every rule has a file named after it", () => {
  const others = ["rule.ts", "rules.ts", "shared"];
  const files = readdirSync("src/content/rules");
  expect(files.filter((file) => !others.includes(file)).sort()).toEqual(
    all.map(({ id }) => `${id}.ts`).sort(),
  );
});

test("every rule has an example", () => {
  const without = all.filter(({ examples }) => examples.length === 0);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test.each(cases)("$id: $name", (rule) => {
  const { on, example } = rule;
  const { bad, good, message, without } = example;
  const files = { ...example.beside, ...changes(on, example, bad) };
  const right = {
    ...rule,
    example: without === undefined ? example : { ...example, without: "" },
  };
  const problems = problemsIn(rule, files);
  expect(messagesOf(problems)).toEqual([message]);
  expect(lostIn(files, problems)).toEqual([]);
  expect(problemsIn(right, changes(on, example, good))).toEqual([]);
  const copied = copiedFrom(message);
  const isFollowed = copied.some((part) => good.includes(part.trim()));
  // Or the example follows its other advice, and deletes something.
  expect(good === "" || copied.length === 0 || isFollowed).toBe(true);
  if (!problems.some(({ edit }) => edit)) return;
  expect(problemsIn(rule, corrected(files, problems))).toEqual([]);
});
