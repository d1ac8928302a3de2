import { join, resolve } from "node:path";
import { parseBody } from "./body/parse-body";
import type { CheckedFile } from "./check/check-files";
import { type ContentFiles, checkFiles } from "./check/content-files";
import { type Entry, readContentFolder } from "./check/content-folder";
import { locate } from "./check/finding";
import { type FileProblem, findFolderProblems } from "./check/folder-problems";
import { compareWithBase } from "./check/history/last-updated";
import type { CheckedPage } from "./check/page/check-page";
import { findPhotoReferences } from "./check/photo-references";
import { inContentOrder } from "./check/problem-order";
import { checkTogether } from "./check/whole-content";
import type { Content } from "./content";
import { pagePath } from "./page-path";
import type { CheckResult, Problem } from "./problem";
import { type FileName, fileSchemas } from "./schema/files";
import { pageSchema } from "./schema/page";

export interface CheckOptions {
  /** The clock that days are compared with. */
  now?: Date;
  /** Whether to list also what must change before the site is public. */
  launch?: boolean;
  /** Files that are served as they are, which pages may link to. */
  staticFolder?: string;
  /** Tells whether, and for which change, GitHub runs the check. */
  environment?: NodeJS.ProcessEnv;
}

/** A result that tells only why there is no other. */
function unchecked(
  directory: string,
  found: string,
  { launch = false }: CheckOptions,
): CheckResult {
  return {
    problems: [
      {
        file: directory,
        line: 1,
        column: 1,
        path: "the content folder",
        found,
        expected:
          "a folder with site.yml, home.yml, programs.yml, impact.yml, pages and images",
        fix: "check the folder's name, and where the command is run",
      },
    ],
    photos: [],
    files: 0,
    notes: [],
    launch,
  };
}

/** The pages that could be read, by their files. */
function readPages({ pages }: ContentFiles): Map<string, CheckedPage> {
  return new Map(
    Array.from(pages.values()).flatMap(({ file, content }) =>
      content ? [[file, content]] : [],
    ),
  );
}

/** Files of which mistakes hide what else may be wrong in them. */
function unreadFiles({ yaml, pages }: ContentFiles): string[] {
  const fields = [
    ...Array.from(yaml.values(), ({ file, content }) => ({ file, content })),
    ...Array.from(pages.values(), ({ file, content }) => ({
      file,
      content: content?.front,
    })),
  ];
  return fields.flatMap(({ file, content }) =>
    content?.isWhole === false ? [file] : [],
  );
}

const folderName = (directory: string) => directory.replace(/[/\\]+$/, "");

/** A file's name in reports: the folder as it was given, then the file. */
const nameIn = (directory: string, file: string) =>
  `${folderName(directory)}/${file}`;

function toProblems(
  directory: string,
  findings: readonly CheckedFile<unknown>[],
  problems: readonly FileProblem[],
): Problem[] {
  const name = (file: string) => nameIn(directory, file);
  const located = findings.flatMap(({ file, text, findings: found }) =>
    locate(name(file), text, found),
  );
  const whole = problems.map(({ file, ...problem }) => ({
    file: name(file),
    line: 1,
    column: 1,
    ...problem,
  }));
  return inContentOrder([...whole, ...located], folderName(directory));
}

/** What files say that are in order. */
function contentOf({ yaml, pages, pictures }: ContentFiles): Content {
  const valueOf = (name: FileName) => yaml.get(name)?.content?.value;
  return {
    site: fileSchemas["site.yml"].parse(valueOf("site.yml")),
    home: fileSchemas["home.yml"].parse(valueOf("home.yml")),
    programs: fileSchemas["programs.yml"].parse(valueOf("programs.yml")),
    impact: fileSchemas["impact.yml"].parse(valueOf("impact.yml")),
    pages: Array.from(pages, ([name, { file, content }]) => ({
      file,
      path: pagePath(name),
      frontMatter: pageSchema.parse(content?.front?.value),
      tree: parseBody(content?.body ?? ""),
    })),
    pictures: Array.from(pictures.keys(), (name) => `images/${name}`),
  };
}

async function checkEntries(
  directory: string,
  entries: readonly Entry[],
  options: CheckOptions,
): Promise<CheckResult> {
  const {
    now = new Date(),
    launch = false,
    staticFolder = join(directory, "..", "static"),
    environment = process.env,
  } = options;
  const files = await checkFiles(entries);
  const alone = [...files.yaml.values(), ...files.pages.values()];
  const { findings: unchanged, note } = await compareWithBase(
    resolve(directory),
    readPages(files),
    now,
    environment,
  );
  const problemsWith = (rules: { launch: boolean }) => {
    const together = checkTogether(files, { now, staticFolder, ...rules });
    const byFile = alone.map(({ file, text, findings }) => ({
      file,
      text,
      findings: [
        ...findings,
        ...(together.get(file) ?? []),
        ...(unchanged.get(file) ?? []),
      ],
    }));
    return toProblems(directory, byFile, [
      ...findFolderProblems(entries),
      ...files.problems,
    ]);
  };
  const problems = problemsWith({ launch });
  const serious = launch ? problemsWith({ launch: false }) : problems;
  return {
    problems,
    ...(serious.length === 0 && { content: contentOf(files) }),
    photos: Array.from(files.yaml.values()).flatMap((checked) =>
      findPhotoReferences(nameIn(directory, checked.file), checked),
    ),
    files: entries.filter(({ kind }) => kind !== "folder").length,
    notes: [
      ...unreadFiles(files).map(
        (file) =>
          `${nameIn(directory, file)} can't be read to its end. More may show once this is mended.`,
      ),
      ...(note === undefined ? [] : [note]),
    ],
    launch,
  };
}

/**
 * Checks a content folder and reports every mistake in it at once. Never
 * throws: whatever is wrong with the folder is a problem in the result.
 */
export async function checkContent(
  directory: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const entries = await readContentFolder(directory).catch(() => undefined);
  if (!entries)
    return unchecked(directory, "no folder that can be read", options);
  return checkEntries(directory, entries, options).catch((error: unknown) =>
    unchecked(directory, `a fault in the checker: ${String(error)}`, options),
  );
}
