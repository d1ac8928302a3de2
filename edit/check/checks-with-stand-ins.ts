import { withEdits } from "../../src/content/read/edits";
import type { CheckResult, Problem } from "../../src/content/check/result";
import type { Content } from "../../src/content/site/content";
import { isPageFile, isTextFile } from "../../src/content/schema/files";
import { changeFile } from "../text/change-file";
import { readFields } from "../text/read-fields";
import { type CheckInput, checkTexts } from "./check-texts";
import { type FileText, type Texts, withChanges } from "../store/texts";

/** What the check says, and what the preview can show. */
export interface CheckOutput {
  readonly result: CheckResult;
  /** Undefined if no version without mistakes is known. */
  readonly content: Content | undefined;
  /** What the content has in place of files with mistakes. */
  readonly standIns: readonly FileText[];
  /** The files that it has in an older version, from before a mistake. */
  readonly stale: readonly string[];
}

/** Stands in for a missing description, so that a new page can be previewed. */
const placeholder = "This page has no description for search results yet.";

/** Adds a description to a page that has none; undefined for other files. */
function describedPage(path: string, text: string | undefined) {
  if (text === undefined || !isPageFile(path)) return undefined;
  if (readFields(path, text)?.root.textOf("description")) return undefined;
  const keys = ["description"];
  const change = { kind: "write", keys, value: placeholder } as const;
  const edit = changeFile(path, text, change);
  return edit && withEdits(text, edit);
}

/**
 * Replaces the files with problems.
 *
 * @param standInFor the text in place of a file's; null to leave the file out, and
 *   undefined to keep it
 */
const inPlaceOfWrong =
  (standInFor: (path: string) => string | null | undefined) =>
  (problems: readonly Problem[]): FileText[] =>
    problems.flatMap(({ file: path }) => {
      const text = standInFor(path);
      return text === undefined ? [] : [{ path, text }];
    });

/**
 * Makes a function that checks a content folder, and replaces the files with
 * mistakes by stand-ins, so that the preview still shows changes to the others.
 * It remembers what each file held before its mistake.
 */
export function startChecksWithStandIns() {
  let good: Texts = new Map();

  return (input: CheckInput): CheckOutput => {
    const { base, texts } = input;
    const described = (path: string) => describedPage(path, texts.get(path));
    const earlier = (path: string) =>
      isTextFile(path) ? (good.get(path) ?? base.get(path) ?? null) : undefined;
    const leftOut = () => null;
    // Pages still link to a page that is deleted.
    const broughtBack = () =>
      Array.from(base, ([path, text]) => ({ path, text })).filter(
        ({ path }) => isTextFile(path) && !texts.has(path),
      );

    const result = checkTexts(input);
    const standIns: FileText[] = [];
    let shown: CheckInput = { ...input, trustsUploads: true };
    let { content, problems } = result;
    if (problems.some(({ file }) => !isTextFile(file))) {
      ({ content, problems } = checkTexts(shown));
    }
    // Replaces files until nothing is wrong. Leaves files out last: the link to
    // a document may only be missing because its page has a mistake.
    for (const standInsFor of [
      inPlaceOfWrong(described),
      inPlaceOfWrong(earlier),
      broughtBack,
      inPlaceOfWrong(leftOut),
    ]) {
      if (content) break;
      const files = standInsFor(problems);
      if (files.length === 0) continue;
      standIns.push(...files);
      const entries = shown.otherFiles.entries.filter((entry) =>
        files.every(({ path }) => path !== entry.path),
      );
      shown = {
        ...shown,
        texts: withChanges(shown.texts, files),
        otherFiles: { ...shown.otherFiles, entries },
      };
      ({ content, problems } = checkTexts(shown));
    }
    // Without content, no file can be shown.
    const stale = content
      ? standIns.filter(({ path, text }) => text && text !== described(path))
      : Array.from(texts.keys(), (path) => ({ path }));
    if (content) good = shown.texts;
    return { result, content, standIns, stale: stale.map(({ path }) => path) };
  };
}
