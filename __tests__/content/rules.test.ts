/** @jest-environment node */
import { readdirSync } from "node:fs";
import { applyEdits } from "../../src/content/check/apply-edits";
import { check } from "../../src/content/check/check";
import type { Example } from "../../src/content/rules/define-rule";
import { rules } from "../../src/content/rules/rules";
import { snapshotWith } from "./support/snapshot";
import { validFiles } from "./support/valid-files";
import { requiredPages } from "../../src/content/page-path";

const now = new Date("2025-08-01T12:00:00Z");

const sentence = "We restore prairie.";

/** The name of the field on a line. */
const fieldOf = (line = "") => /^\s*(?:- )?["']?(\w+)/.exec(line)?.[1];

/** The sample files with an example's good text replaced by another text. */
function changes(on: string, example: Example, text: string) {
  if (on === "entry") {
    const page = (validFiles["pages/about.mdx"] ?? "").replace("Us", "You");
    return text === "" ? {} : { [text]: page };
  }
  const usual = on === "value" ? "programs.yml" : "pages/about.mdx";
  const file = example.in ?? usual;
  const sample = validFiles[file] ?? "";
  if (file === "pages/about.mdx") {
    return { [file]: sample.replace(sentence, () => text) };
  }
  const lines = sample.split("\n");
  const name = fieldOf(example.good.split("\n")[0]);
  const at = lines.findLastIndex((line) => fieldOf(line) === name);
  return { [file]: lines.toSpliced(at, 1, text).join("\n") };
}

type Files = Readonly<Record<string, string>>;

function problemsIn(files: Files, launch: boolean) {
  const { problems, warnings } = check("content", snapshotWith(files), {
    now,
    launch,
  });
  return [...problems, ...warnings];
}

const messagesIn = (files: Files, launch: boolean) =>
  problemsIn(files, launch).map(({ found, fix }) => `${found} → ${fix}`);

/** The files after the corrections that their problems carry. */
function corrected(files: Files, launch: boolean): Files {
  const problems = problemsIn(files, launch);
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

const all = Object.values(rules).flatMap((list) =>
  list.map(({ id, on, launch = false, examples }) => ({
    id,
    on,
    launch,
    examples,
  })),
);

const cases = all.flatMap(({ examples, ...rule }) =>
  examples.map((example) => ({ ...rule, example, name: example.message })),
);

test("the sample content is ready for launch", () => {
  const { problems, content } = check("content", snapshotWith(), {
    now,
    launch: true,
  });
  expect(problems).toEqual([]);
  expect(content?.pages).toHaveLength(requiredPages.length);
});

test("rule ids are unique", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test("every rule has a file named after it", () => {
  const others = ["define-rule.ts", "rules.ts", "shared"];
  const files = readdirSync("src/content/rules");
  expect(files.filter((file) => !others.includes(file)).sort()).toEqual(
    all.map(({ id }) => `${id}.ts`).sort(),
  );
});

test.each(cases)("$id: $name", ({ on, launch, example }) => {
  const { bad, good, message } = example;
  const files = changes(on, example, bad);
  expect(messagesIn(files, launch)).toEqual([message]);
  expect(messagesIn(changes(on, example, good), launch)).toEqual([]);
  const copied = copiedFrom(message);
  const isFollowed = copied.some((part) => good.includes(part.trim()));
  expect(copied.length === 0 || isFollowed).toBe(true);
  const hasEdit = problemsIn(files, launch).some(({ edit }) => edit);
  const after = corrected(files, launch);
  expect(hasEdit ? messagesIn(after, launch) : []).toEqual([]);
});
