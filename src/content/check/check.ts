import { toContent } from "../to-content";
import { formerNames, nameOf, pageNameFrom } from "../schema/file-names";
import { type PageFile, readPage } from "../read/page";
import { pagePath } from "../page-path";
import { pastNotes } from "../past-notes";
import type { CheckResult } from "./problem";
import { FileReports, asList, maxReports } from "./findings";
import type { Context, ReadFiles } from "../rules/define-rule";
import type { Fields, FieldsFile } from "../read/yaml";
import { rules } from "../rules/rules";
import { fileSchemas, isFileName } from "../schema/files";
import { largestTextFile } from "../schema/limits";
import type { Entry, Snapshot } from "./snapshot";
import { decode, lineAround, readablePart } from "../read/text";
import { show, showWhole } from "../words/show";
import { photosIn } from "./photos";
import { readYaml } from "../read/yaml";

export interface CheckOptions {
  /** Current time, for checking dates. */
  now?: Date;
  /** Whether to also list problems that only block the launch. */
  launch?: boolean;
}

/** A file's name in reports: `about` for `pages/about.mdx`. */
const displayName = (path: string) => path.replaceAll(/^pages\/|\.\w+$/g, "");

const isPageFile = (path: string) => /^pages\/[^/]+\.mdx$/.test(path);

/** Sort key for files: YAML files first, in schema order. */
function rank(path: string): string {
  const index = Object.keys(fileSchemas).indexOf(path);
  return index === -1 ? `~${path}` : String(index);
}

/**
 * Checks a content folder and reports all problems in it.
 *
 * @param folder its name in reports
 */
export function check(
  folder: string,
  snapshot: Snapshot,
  { now = new Date(), launch = false }: CheckOptions = {},
): CheckResult {
  const yaml = new Map<string, FieldsFile>();
  const pages = new Map<string, PageFile>();
  const { entries } = snapshot;
  const context: Context & ReadFiles = {
    ...snapshot,
    formerNames: formerNames(entries),
    now,
    launch,
    yaml,
    pages,
  };
  const notes = [...snapshot.notes];
  const byFile = new Map<string, FileReports>();

  const reportsOf = (path: string, text = "") => {
    const reports = byFile.get(path) ?? new FileReports(text);
    byFile.set(path, reports);
    return reports;
  };
  const named = (path: string) => `${folder}/${path}`;

  /** Reads a file and runs the rules for its name, its bytes, and its text. */
  const read = (entry: Entry) => {
    const { path, kind, bytes } = entry;
    const isText = kind === "file" && (isFileName(path) || isPageFile(path));
    const isReadable = isText && entry.size <= largestTextFile;
    const text = isReadable && bytes ? decode(bytes) : undefined;
    const reports = reportsOf(path, text ?? (bytes && readablePart(bytes)));
    const words = isText
      ? displayName(path)
      : path.split("/").map(show).join(" › ");
    reports.run(rules.entry, entry, context, { path: () => words });
    if (text === undefined) return;
    const file = { path, text };
    const where = { path: () => displayName(path), once: true };
    if (reports.run(rules.gate, file, context, where)) {
      notes.push(partlyRead(named(path)));
      return;
    }
    reports.run(rules.text, file, context, where);
    if (isFileName(path)) {
      const schema = fileSchemas[path];
      const root = displayName(path);
      const source = { file: path, firstLine: 1, source: text, schema, root };
      yaml.set(path, readYaml(source));
    } else {
      // Use the corrected name, so that links to it are not reported.
      const name =
        context.formerNames.get(nameOf(path)) ?? pageNameFrom(nameOf(path));
      const page = readPage(path, text, pagePath(name));
      if (page) pages.set(page.path, page);
    }
  };

  const checkValues = (
    file: Fields,
    from: number,
    reports: FileReports,
    end = Infinity,
  ) => {
    for (const field of file.fields) {
      if (field.end >= end) break;
      const { at, end: stop, path } = field;
      const where = { path: () => file.words(path), once: true };
      const written = field.source;
      const prose = { value: String(field.value), written };
      const inProse = { from: from + at, at: 0, end: stop - at, ...where };
      if (reports.run(rules.prose, prose, context, inProse)) continue;
      const place = { from, at, end: stop, ...where };
      reports.run(rules.field, { field, file }, context, place);
    }
  };

  const checkFields = (
    file: FieldsFile,
    from: number,
    reports: FileReports,
  ) => {
    const lineOf = (at: number) => lineAround(file.source, at).start;
    const where = {
      from,
      path: (at: number) => {
        const line = lineOf(at);
        const field = file.fields.find((each) => lineOf(each.at) === line);
        return file.words(field?.path ?? []);
      },
    };
    const isBroken = reports.run(rules.yaml, file, context, where);
    if (isBroken) notes.push(partlyRead(named(file.file)));
    // After a syntax error, the parser may misread fields, so skip them.
    const end = isBroken
      ? lineBefore(file.source, reports.first - from)
      : Infinity;
    checkValues(file, from, reports, end);
    if (!isBroken) reports.run(rules.fields, file, context, where);
  };

  const checkPage = (page: PageFile, reports: FileReports) => {
    const root = displayName(page.file);
    checkFields(page.front, page.frontStart, reports);
    const path = (at: number) => `${root} › ${page.body.sectionAt(at)}`;
    const from = page.bodyStart;
    reports.run(rules.body, page.body, context, { from, path });
    for (const { at, ...prose } of page.body.prose) {
      const where = { from: from + at, path: () => path(at) };
      reports.run(rules.prose, prose, context, where);
    }
    checkValues(page.body.attributes, page.bodyStart, reports);
    reports.run(rules.page, page, context, { path: () => root });
  };

  const photosOf = (fields: Fields, from: number) =>
    photosIn(named(fields.file), reportsOf(fields.file).text, from, fields);

  entries.forEach(read);
  for (const file of yaml.values()) checkFields(file, 0, reportsOf(file.file));
  for (const page of pages.values()) checkPage(page, reportsOf(page.file));
  for (const rule of rules.site) {
    for (const report of asList(rule.check(context, context))) {
      const path = report.file ?? "";
      const where = { path: () => displayName(path).replaceAll("/", " › ") };
      reportsOf(path).add(report, rule, where);
    }
  }

  const files = [...byFile].sort(([one], [other]) =>
    rank(one) < rank(other) ? -1 : 1,
  );
  for (const [path, { isFull, isFullOfWarnings }] of files) {
    const first = `Only the first ${maxReports}`;
    const file = showWhole(named(path));
    if (isFull) notes.push(`${first} problems of ${file} are listed.`);
    if (isFullOfWarnings)
      notes.push(`${first} warnings of ${file} are listed.`);
  }
  const stops = files.some(([, reports]) => reports.stopsBuild);
  const content = stops ? undefined : toContent(snapshot, yaml, pages, now);
  if (content) notes.push(...pastNotes(content, yaml, named));
  return {
    problems: files.flatMap(([path, reports]) => reports.problems(named(path))),
    warnings: files.flatMap(([path, reports]) => reports.warnings(named(path))),
    ...(content && { content }),
    photos: [
      ...Array.from(yaml.values(), (file) => photosOf(file, 0)),
      ...Array.from(pages.values(), ({ body, bodyStart }) =>
        photosOf(body.attributes, bodyStart),
      ),
    ].flat(),
    files: entries.filter(({ kind }) => kind === "file").length,
    notes,
    launch,
  };
}

/** Start of the line before an offset; that line may be part of the mistake. */
const lineBefore = (text: string, at: number) =>
  lineAround(text, lineAround(text, at).start - 1).start;

const partlyRead = (file: string) =>
  `${show(file)} can't be read to its end. More may show once this is fixed.`;
