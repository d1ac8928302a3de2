import type { Context, Finding, Rule, Subject, Subjects } from "../rules/rule";
import { locate } from "./locate";
import type { Problem } from "./result";

/** Where a rule's subject is. */
interface SubjectPlace {
  /** Start and end of a finding that has none. */
  at?: number;
  end?: number;
  /** The place of an offset in words, and the field that is there. */
  placeOf: (at: number) => Pick<PlacedFinding, "where" | "keys">;
  /** Whether to stop after the first rule that finds something. */
  once?: boolean;
}

/** What a finding takes over from its rule. */
type OfRule = Pick<Rule<Subject>, "launch" | "warning" | "expected">;

type Optional = Pick<Finding, "keys" | "edit" | "isMissing">;

type PlacedFinding = Required<Omit<Finding, "file" | keyof Optional>> &
  Optional & { isLaunch: boolean };

/** Maximum number of problems per file; more would not help, and take long. */
export const maxProblems = 50;

/** What a rule finds; nothing if it only applies before the launch. */
export function findingsOf<On extends Subject>(
  rule: Rule<On>,
  subject: Subjects[On],
  context: Context,
): Iterable<Finding> {
  const isSkipped = rule.launch && !context.launch;
  const found = isSkipped ? undefined : rule.check(subject, context);
  if (!found) return [];
  return Symbol.iterator in found ? found : [found];
}

/** Collects what rules find in one file. */
export class FindingsInFile {
  readonly #problems: PlacedFinding[] = [];
  readonly #warnings: PlacedFinding[] = [];

  /** @param text the file's text; empty if it is not a text file */
  constructor(readonly text: string) {}

  /**
   * Runs rules on a part of the file and adds what they find.
   *
   * @returns whether they found anything, besides warnings
   */
  run<On extends Subject>(
    rules: Readonly<Record<string, Rule<On>>>,
    subject: Subjects[On],
    context: Context,
    place: SubjectPlace,
  ): boolean {
    const before = this.#problems.length;
    for (const rule of Object.values(rules)) {
      if (place.once && this.#problems.length > before) break;
      for (const finding of findingsOf(rule, subject, context)) {
        this.add(finding, rule, place);
        if (this.isFull) return true;
      }
    }
    return this.#problems.length > before;
  }

  /**
   * Adds a finding, unless it starts within a mistake that was already found, or
   * there are too many.
   */
  add(
    finding: Finding,
    { launch, warning, expected = "" }: OfRule,
    place: SubjectPlace,
  ) {
    const { at: start = 0, end: stop = start + 1, placeOf } = place;
    const at = finding.at ?? start;
    const end = finding.end ?? (finding.at === undefined ? stop : at + 1);
    const list = warning ? this.#warnings : this.#problems;
    if (this.#isFound(at) || list.length === maxProblems) return;
    const isLaunch = launch === true;
    const { where = "", keys } =
      finding.where === undefined ? placeOf(at) : finding;
    const placed = { where, ...(keys && { keys }), at, end };
    list.push({ expected, ...finding, ...placed, isLaunch });
  }

  #isFound(place: number): boolean {
    return this.#problems.some(({ at, end }) => at <= place && place < end);
  }

  /** Whether the limit was reached, so there may be more problems. */
  get isFull(): boolean {
    return this.#problems.length === maxProblems;
  }

  /** The same for warnings. */
  get isFullOfWarnings(): boolean {
    return this.#warnings.length === maxProblems;
  }

  /** Start of the first mistake. */
  get first(): number {
    return Math.min(...this.#problems.map(({ at }) => at));
  }

  /** Whether anything blocks the build, not just the launch. */
  get stopsBuild(): boolean {
    return this.#problems.some(({ isLaunch }) => !isLaunch);
  }

  /** @param file its name in reports */
  problems(file: string): Problem[] {
    return this.#located(file, this.#problems);
  }

  /** @param file its name in reports */
  warnings(file: string): Problem[] {
    return this.#located(file, this.#warnings);
  }

  #located(file: string, findings: readonly PlacedFinding[]): Problem[] {
    return locate(this.text, findings).map(
      ({ line, column, at, where, keys, found, expected, fix, ...more }) => ({
        ...{ file, line, column, at, where, found, expected, fix },
        ...(keys && { keys }),
        ...(more.edit && { edit: more.edit }),
        ...(more.isMissing && { isMissing: more.isMissing }),
      }),
    );
  }
}
