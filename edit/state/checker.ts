import type { CheckResult } from "../../src/content/check/result";
import type { Content } from "../../src/content/content";
import { applyEdits } from "../../src/content/read/edits";
import { isTextFile } from "../../src/content/schema/files";
import { isDocumentName } from "../../src/content/schema/upload-names";
import { changeFile } from "../text/change-file";
import { readFields } from "../text/read-fields";
import { type CheckInput, checkTexts } from "./check-texts";
import { type FileText, type Texts, withChanges } from "./texts";
import { isPage } from "./files";

/** What the check says, and what the preview can show. */
export interface CheckOutput {
  readonly result: CheckResult;
  /** Undefined if nothing without a mistake is known. */
  readonly content: Content | undefined;
  /** What the content has in place of files with mistakes. */
  readonly replaced: readonly FileText[];
  /** The files of which it has an older version, without the mistake. */
  readonly stale: readonly string[];
}

/** In place of a missing description, so that a new page can be previewed. */
const placeholder =
  "What search results will say about this page is still open.";

/** Adds a description to a page that has none; undefined for other files. */
function describedPage(path: string, text: string | undefined) {
  if (text === undefined || !isPage(path)) return undefined;
  if (readFields(path, text)?.root.textOf("description")) return undefined;
  const change = { keys: ["description"], value: placeholder };
  const edit = changeFile(path, text, change);
  return edit && { path, text: applyEdits(text, [{ edit }]).text };
}

/** The files with problems. */
const wrongFiles = ({ problems }: CheckResult) => [
  ...new Set(problems.map(({ file }) => file)),
];

/**
 * Checks a folder without the documents that have a problem. The links to a
 * document may only be missing because the page with them has a mistake.
 */
function checkWithoutDocuments(input: CheckInput): CheckResult {
  const { texts, otherFiles } = input;
  const result = checkTexts(input);
  const wrong = wrongFiles(result);
  const isLeftOut = (path: string) =>
    isDocumentName(path) && wrong.includes(path);
  const entries = otherFiles.entries.filter(({ path }) => !isLeftOut(path));
  const rest = [...texts].filter(([path]) => !isLeftOut(path));
  const isAll =
    entries.length + rest.length === otherFiles.entries.length + texts.size;
  return isAll
    ? result
    : checkWithoutDocuments({
        ...input,
        texts: new Map(rest),
        otherFiles: { ...otherFiles, entries },
      });
}

/**
 * Makes a function that checks edits. It remembers what each file held before a
 * mistake, so that the preview still shows changes of the others.
 */
export function startChecker() {
  let good: Texts = new Map();

  return (input: CheckInput): CheckOutput => {
    const { base, texts } = input;
    const result = checkTexts(input);
    if (result.content) {
      good = texts;
      return { result, content: result.content, replaced: [], stale: [] };
    }
    const before = wrongFiles(result)
      .filter(
        (path) =>
          isTextFile(path) || (texts.has(path) && !isDocumentName(path)),
      )
      .map((path) => ({
        path,
        text: good.get(path) ?? base.get(path) ?? null,
      }));
    const completed = before.map(
      (file) => describedPage(file.path, texts.get(file.path)) ?? file,
    );
    const isDescribed = completed.some((file) => !before.includes(file));
    for (const replaced of isDescribed ? [completed, before] : [before]) {
      const mended = { ...input, texts: withChanges(texts, replaced) };
      const { content } = checkWithoutDocuments(mended);
      if (!content) continue;
      good = mended.texts;
      const stale = replaced.filter(
        (file) => file.text !== null && before.includes(file),
      );
      return {
        result,
        content,
        replaced,
        stale: stale.map(({ path }) => path),
      };
    }
    // Nothing can be shown.
    return {
      result,
      content: undefined,
      replaced: [],
      stale: [...texts.keys()],
    };
  };
}
