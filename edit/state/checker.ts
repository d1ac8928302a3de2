import type { CheckResult, Problem } from "../../src/content/check/result";
import type { Content } from "../../src/content/content";
import { applyEdits } from "../../src/content/read/edits";
import { isTextFile } from "../../src/content/schema/files";
import { isDocumentName } from "../../src/content/schema/upload-names";
import type { FileText } from "../store";
import { changeFile } from "../text/change-file";
import { readFields } from "../text/read-fields";
import { type WrittenFolder, checkTexts } from "./check-texts";
import { type Texts, withChanges } from "./edits";
import { isPage } from "./files";

/** What the check says, and what the preview can show. */
export interface Checked {
  readonly result: CheckResult;
  /** Undefined if nothing without a mistake is known. */
  readonly content: Content | undefined;
  /** What the files with mistakes hold in that content. */
  readonly replaced: readonly FileText[];
  /** The files that it has as they were before a mistake. */
  readonly stale: readonly string[];
}

/** No page shows it, so one that is new can be seen before it has one. */
const placeholder =
  "What search results will say about this page is still open.";

/** A page that nobody has described yet, described; undefined for other files. */
function described(path: string, text: string | undefined) {
  if (text === undefined || !isPage(path)) return undefined;
  if (readFields(path, text)?.root.textOf("description")) return undefined;
  const change = { keys: ["description"], value: placeholder };
  const edit = changeFile(path, text, change);
  return edit && applyEdits(text, [{ edit }]).text;
}

/** The documents of a folder that some problems are about. */
function documentsAmong(
  problems: readonly Problem[],
  folder: string,
  { texts, others }: WrittenFolder,
): string[] {
  const isThere = (path: string) =>
    texts.has(path) || others.entries.some((entry) => entry.path === path);
  return problems
    .map(({ file }) => file.slice(folder.length + 1))
    .filter((path) => isDocumentName(path) && isThere(path));
}

/**
 * Checks a folder without some documents, and without those that become wrong
 * because of a mistake elsewhere, such as in the page with the link to one.
 */
function checkWithout(
  documents: readonly string[],
  folder: string,
  written: WrittenFolder,
): CheckResult {
  const { texts, others } = written;
  const gone = documents.map((path) => ({ path, text: null }));
  const entries = others.entries.filter(
    ({ path }) => !documents.includes(path),
  );
  const rest = {
    ...written,
    texts: withChanges(texts, gone),
    others: { ...others, entries },
  };
  const result = checkTexts(folder, rest);
  const more = documentsAmong(result.problems, folder, rest);
  return more.length === 0 ? result : checkWithout(more, folder, rest);
}

/**
 * Makes a function that checks edits. A mistake in one file must not keep the
 * others from being seen, so it remembers what each file held before its mistake.
 *
 * @param folder its name in reports
 */
export function startChecker(folder: string) {
  let good: Texts = new Map();

  return (written: WrittenFolder): Checked => {
    const { base, texts } = written;
    const result = checkTexts(folder, written);
    if (result.content) {
      good = texts;
      return { result, content: result.content, replaced: [], stale: [] };
    }
    const files = result.problems.map(({ file }) =>
      file.slice(folder.length + 1),
    );
    const wrong = [...new Set(files)].filter(
      (path) => isTextFile(path) || (texts.has(path) && !isDocumentName(path)),
    );
    const describedPages = new Map(
      wrong.flatMap((path) => {
        const text = described(path, texts.get(path));
        return text === undefined ? [] : [[path, text] as const];
      }),
    );

    const before = (path: string) => good.get(path) ?? base.get(path) ?? null;

    /** Checks again with some pages completed, and other files as they were. */
    const checkMended = (completed: Texts): Checked | undefined => {
      const replaced = wrong.map((path) => ({
        path,
        text: completed.get(path) ?? before(path),
      }));
      const mended = { ...written, texts: withChanges(texts, replaced) };
      const documents = documentsAmong(result.problems, folder, mended);
      const shown = checkWithout(documents, folder, mended);
      if (!shown.content) return undefined;
      good = mended.texts;
      const stale = wrong.filter(
        (path) => good.has(path) && !completed.has(path),
      );
      return { result, content: shown.content, replaced, stale };
    };

    const none = new Map<string, string>();
    return (
      checkMended(describedPages) ??
      (describedPages.size > 0 ? checkMended(none) : undefined) ?? {
        ...{ result, content: undefined, replaced: [] },
        // Nothing that is written now can be shown.
        stale: [...texts.keys()],
      }
    );
  };
}
