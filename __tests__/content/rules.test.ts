import { existsSync } from "node:fs";
import type { z } from "zod";
import { check } from "../../src/content/check/check";
import { applyEdits } from "../../src/content/read/edits";
import {
  type Example,
  type Rule,
  type Subject,
  usualFiles,
} from "../../src/content/rules/rule";
import { ruleFile } from "../../scripts/schemas/rule-catalog";
import { rules } from "../../src/content/rules/rules";
import { fileSchemas, isYamlFile } from "../../src/content/schema/files";
import { pageSchema } from "../../src/content/schema/page";
import { schemaAt } from "../../src/content/schema/schema-tree";
import { snapshotWith } from "./support/snapshot";
import { now, validFiles } from "./support/valid-files";

const sentence = "We restore prairie.";

/** The name of the field on a line. */
const fieldOf = (line = "") => /^\s*(?:- )?["']?(\w+)/.exec(line)?.[1];

type Files = Readonly<Record<string, string>>;

/** The sample files with an example's good text replaced by another text. */
function changes(on: string, example: Example, text = ""): Files {
  const file = example.in ?? usualFiles.get(on);
  if (file === undefined) {
    const about = validFiles["pages/about.mdx"] ?? "";
    const page = about.replace(" Us\n", " You\nfooter: true\n");
    // So that nothing else is wrong with a document.
    const terms = `${validFiles["pages/terms-of-use.mdx"]}\nSee [it](/${text}).`;
    const isLinked = on === "entry" && text.endsWith(".pdf");
    return {
      ...(text && { [text]: page }),
      ...(isLinked && { "pages/terms-of-use.mdx": terms }),
    };
  }
  const { good = "" } = example;
  const sample = validFiles[file] ?? "";
  if (file === "pages/about.mdx") {
    return { [file]: sample.replace(sentence, () => text) };
  }
  if (good.includes("\n") && sample.includes(good)) {
    return { [file]: sample.replace(good, () => text) };
  }
  const lines = sample.split("\n");
  const name = fieldOf(good.split("\n")[0]);
  const at = lines.findLastIndex((line) => fieldOf(line) === name);
  // Without such a line, at the end: the last line is empty.
  return { [file]: lines.toSpliced(at, 1, text).join("\n") };
}

/** What is reported about an example, with the files as they are now. */
function problemsIn(
  { on, launch, example }: Omit<(typeof cases)[number], "name">,
  files: Files,
) {
  const { bad, before, entry, without } = example;
  const earlier = before === undefined ? {} : changes(on, example, before);
  const present = { ...files, ...(without && { [without]: null }) };
  const { entries, ...rest } = snapshotWith(present, {
    changed: new Map(Object.entries(earlier)),
  });
  const described = entries.map((each) =>
    each.path === bad && bad in files ? { ...each, ...entry } : each,
  );
  const snapshot = { ...rest, entries: described };
  const { problems, warnings } = check(snapshot, { now, launch });
  return [...problems, ...warnings];
}

type Problems = ReturnType<typeof problemsIn>;

const messagesOf = (problems: Problems) =>
  problems.map(({ found, fix }) => `${found} → ${fix}`);

/** The files after the corrections that their problems suggest. */
function corrected(files: Files, problems: Problems): Files {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const here = problems.filter((each) => each.file === file);
      return [file, applyEdits(text, here).text];
    }),
  );
}

/** Problems about fields that their files don't have: no form could show them. */
const lostIn = (problems: Problems) =>
  problems.filter(({ file, keys = [] }) => {
    const schema = isYamlFile(file) ? fileSchemas[file] : pageSchema;
    return !keys.reduce<z.core.$ZodType | undefined>(
      (group, key) => group && schemaAt(group, key),
      schema,
    );
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

test("every rule is in a file of its name", () => {
  const elsewhere = all
    .map(({ id }) => `src/content/rules/${id}.ts`)
    .filter((file) => !existsSync(file));
  expect(elsewhere).toEqual([]);
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
  expect(lostIn(problems)).toEqual([]);
  expect(problemsIn(right, changes(on, example, good))).toEqual([]);
  if (!problems.some(({ edit }) => edit)) return;
  expect(problemsIn(rule, corrected(files, problems))).toEqual([]);
});
