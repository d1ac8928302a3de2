import type { Problem } from "./problem";
import type {
  Context,
  Report,
  Rule,
  ReadFiles,
  Subject,
  Subjects,
} from "../rules/define-rule";
import { locate } from "../read/text";

/** Location of a rule's subject. */
interface Where {
  /** Its offset in the file; report offsets are relative to it. */
  from?: number;
  /** Default start and end of a report. */
  at?: number;
  end?: number;
  /** The location in words. */
  path: (at: number) => string;
  /** Whether to stop after the first rule that reports something. */
  once?: boolean;
}

/** Maximum number of reports per file; more would not help, and take long. */
export const maxReports = 50;

type FileReport = Required<Omit<Report, "file">> & { isLaunch: boolean };

/** Normalizes a rule's result to an iterable of reports. */
export function asList(
  reports: Iterable<Report> | Report | undefined,
): Iterable<Report> {
  if (!reports) return [];
  return Symbol.iterator in reports ? reports : [reports];
}

/** Collects the reports for one file. */
export class FileReports {
  readonly #reports: FileReport[] = [];
  readonly #warnings: FileReport[] = [];

  /** @param text the file's text; empty if it is not a text file */
  constructor(readonly text: string) {}

  /**
   * Runs rules on a part of the file and adds their reports.
   *
   * @returns whether anything was reported, besides warnings
   */
  run<On extends Subject>(
    rules: readonly Rule<On>[],
    subject: Subjects[On],
    context: Context & ReadFiles,
    where: Where,
  ): boolean {
    const before = this.#reports.length;
    for (const rule of rules) {
      if (rule.launch && !context.launch) continue;
      if (where.once && this.#reports.length > before) break;
      for (const report of asList(rule.check(subject, context))) {
        this.add(report, rule, where);
        if (this.isFull) return true;
      }
    }
    return this.#reports.length > before;
  }

  /**
   * Adds a report, unless it starts within a mistake that was already reported,
   * or there are too many.
   */
  add(
    report: Report,
    {
      launch,
      warning,
      expected = "",
    }: Pick<Rule<Subject>, "launch" | "warning" | "expected">,
    { from = 0, at = 0, end = at + 1, path }: Where,
  ): void {
    const start = report.at ?? at;
    const stop = report.end ?? (report.at === undefined ? end : start + 1);
    const list = warning ? this.#warnings : this.#reports;
    if (this.isReported(from + start) || list.length === maxReports) return;
    list.push({
      path: path(start),
      expected,
      ...report,
      at: from + start,
      end: from + stop,
      isLaunch: launch === true,
    });
  }

  /** Whether an offset is part of a mistake that was already reported. */
  isReported(place: number): boolean {
    return this.#reports.some(({ at, end }) => at <= place && place < end);
  }

  /** Whether the limit was reached, so there may be more problems. */
  get isFull(): boolean {
    return this.#reports.length === maxReports;
  }

  /** The same for warnings. */
  get isFullOfWarnings(): boolean {
    return this.#warnings.length === maxReports;
  }

  /** Offset of the first mistake. */
  get first(): number {
    return Math.min(...this.#reports.map(({ at }) => at));
  }

  /** Whether any report blocks the build, not just the launch. */
  get stopsBuild(): boolean {
    return this.#reports.some(({ isLaunch }) => !isLaunch);
  }

  /** @param file its name in reports */
  problems(file: string): Problem[] {
    return this.#located(file, this.#reports);
  }

  /** @param file its name in reports */
  warnings(file: string): Problem[] {
    return this.#located(file, this.#warnings);
  }

  #located(file: string, reports: readonly FileReport[]): Problem[] {
    return locate(this.text, reports).map(
      ({ line, column, path, found, expected, fix }) => {
        return { file, line, column, path, found, expected, fix };
      },
    );
  }
}
