import {
  edited,
  inWords,
  problemsIn,
  removeFolders,
  writeContent,
} from "./content-folder";
import { isCut, withFixFollowed } from "./follow-fix";

/**
 * One mistake in the valid content: in a file, some text (the whole file when
 * none is named) and what stands in its place; then the problem that must be
 * told, and no other. A fix is whole; where it prints a line, copying it must
 * mend all.
 */
export interface Mistake {
  name: string;
  file: string;
  from?: string;
  to: string;
  at: string;
  path: string;
  found: string;
  expected: string;
  fix: string;
}

/** Makes a test of every mistake. */
export function testCorpus(mistakes: readonly Mistake[]): void {
  afterEach(removeFolders);

  test.each(mistakes)("$name", async (mistake) => {
    const { file, from, to, at, path, found, expected, fix } = mistake;
    const text = from === undefined ? to : edited(file, from, to);
    const folder = await writeContent({ [file]: text });

    const problems = await problemsIn(folder);

    expect(problems.map(inWords)).toEqual([
      [`${file}:${at}`, path, found, expected, fix],
    ]);
    expect(isCut(fix, text)).toBe(false);
    const [line = 1, column = 1] = at.split(":").map(Number);
    const mended = withFixFollowed(text, { line, column, found, fix });
    if (mended === undefined) return;
    const after = await writeContent({ [file]: mended });
    expect(await problemsIn(after)).toEqual([]);
  });
}

/** Makes a test of every mistake in one file. */
export function testFileCorpus(
  file: string,
  mistakes: readonly Omit<Mistake, "file">[],
): void {
  testCorpus(mistakes.map((mistake) => ({ ...mistake, file })));
}
