import { check } from "../../../src/content/check/check";
import type { Example } from "../../../src/content/rules/rule";
import { now } from "./content-folder";
import { snapshotWith } from "./snapshot";
import { validFiles } from "./valid-files";

const sentence = "We restore prairie.";

/** The name of the field on a line. */
const fieldOf = (line = "") => /^\s*(?:- )?["']?(\w+)/.exec(line)?.[1];

/** An example of a rule. */
interface Case {
  readonly on: string;
  readonly launch: boolean;
  readonly example: Example;
}

export type Files = Readonly<Record<string, string>>;

const isFileName = (text: string) =>
  /^(?:\w+\/)?[\w .()~-]+\.\w+~?$/.test(text);

/** The sample files with an example's good text replaced by another text. */
export function changes(on: string, example: Example, text: string): Files {
  if (on === "entry" || (on === "content" && isFileName(example.bad))) {
    const page = (validFiles["pages/about.mdx"] ?? "").replace("Us", "You");
    // So that nothing else is wrong with a document.
    const terms = `${validFiles["pages/terms-of-use.mdx"]}\nSee [it](/${text}).`;
    const isLinked = on === "entry" && text.endsWith(".pdf");
    return {
      ...(text && { [text]: page }),
      ...(isLinked && { "pages/terms-of-use.mdx": terms }),
    };
  }
  const usual = on === "value" ? "programs.yml" : "pages/about.mdx";
  const file = example.in ?? usual;
  const sample = validFiles[file] ?? "";
  if (file === "pages/about.mdx") {
    return { [file]: sample.replace(sentence, () => text) };
  }
  if (example.good.includes("\n") && sample.includes(example.good)) {
    return { [file]: sample.replace(example.good, () => text) };
  }
  const lines = sample.split("\n");
  const name = fieldOf(example.good.split("\n")[0]);
  const at = lines.findLastIndex((line) => fieldOf(line) === name);
  // Without such a line, at the end: the last line is empty.
  return { [file]: lines.toSpliced(at, 1, text).join("\n") };
}

/** What is reported about an example, with the files as they are now. */
export function problemsIn({ on, launch, example }: Case, files: Files) {
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
  const { problems, warnings } = check("content", snapshot, { now, launch });
  return [...problems, ...warnings];
}

export type Problems = ReturnType<typeof problemsIn>;
