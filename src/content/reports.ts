import type { Problem } from "./problem";
import type {
  Context,
  Report,
  Rule,
  ReadFiles,
  Subject,
  Subjects,
} from "./rules/define-rule";
import { locate } from "./text";

/** Where what a rule is given stands. */
interface Where {
  /** Where it begins in its file, which a report's place is counted from. */
  from?: number;
  /** The place of a report that names none, and its end. */
  at?: number;
  end?: number;
  /** The place in words. */
  path: (at: number) => string;
  /** Whether the first rule that tells something is the last that is asked. */
  once?: boolean;
}

/** A file with more mistakes is beyond telling one by one, and would take long. */
export const mostTold = 50;

type Told = Required<Omit<Report, "file">> & { isLaunch: boolean };

/** What a rule tells, be it one report, several or none. */
export function asList(
  reports: Iterable<Report> | Report | undefined,
): Iterable<Report> {
  if (!reports) return [];
  return Symbol.iterator in reports ? reports : [reports];
}

/** What is told of one file. */
export class FileReports {
  readonly #told: Told[] = [];

  /** @param text of the file; empty for one that holds none */
  constructor(readonly text: string) {}

  /**
   * Takes what rules tell of a part of the file.
   *
   * @returns whether anything was told
   */
  take<On extends Subject>(
    rules: readonly Rule<On>[],
    subject: Subjects[On],
    context: Context & ReadFiles,
    where: Where,
  ): boolean {
    const before = this.#told.length;
    for (const rule of rules) {
      if (rule.launch && !context.launch) continue;
      if (where.once && this.#told.length > before) break;
      for (const report of asList(rule.check(subject, context))) {
        if (this.isFull) return true;
        this.add(report, rule, where);
      }
    }
    return this.#told.length > before;
  }

  /**
   * Takes one report. A mistake that begins within another that was told before
   * belongs to that one.
   */
  add(
    report: Report,
    { launch, expected = "" }: Pick<Rule<Subject>, "launch" | "expected">,
    { from = 0, at = 0, end = at + 1, path }: Where,
  ): void {
    const start = report.at ?? at;
    const stop = report.end ?? (report.at === undefined ? end : start + 1);
    if (this.isTold(from + start)) return;
    this.#told.push({
      path: path(start),
      expected,
      ...report,
      at: from + start,
      end: from + stop,
      isLaunch: launch === true,
    });
  }

  /** Whether a place is part of a mistake that was told. */
  isTold(place: number): boolean {
    return this.#told.some(({ at, end }) => at <= place && place < end);
  }

  /** Whether more may be wrong than is told. */
  get isFull(): boolean {
    return this.#told.length === mostTold;
  }

  /** Where the first mistake begins. */
  get first(): number {
    return Math.min(...this.#told.map(({ at }) => at));
  }

  /** Whether something keeps the site from being built. */
  get stopsBuild(): boolean {
    return this.#told.some(({ isLaunch }) => !isLaunch);
  }

  /** @param file its name in reports */
  problems(file: string): Problem[] {
    return locate(this.text, this.#told).map(
      ({ line, column, path, found, expected, fix }) => {
        return { file, line, column, path, found, expected, fix };
      },
    );
  }
}
