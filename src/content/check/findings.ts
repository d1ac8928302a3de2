import { type ValueNode, fileNode } from "../read/value-node";
import type {
  ContextOf,
  Finding,
  Rule,
  Subject,
  Subjects,
} from "../rules/rule";
import { fileSchemas } from "../schema/files";
import { show, showWhole } from "../words/show";
import type { Problem } from "./result";

/**
 * Maximum number of problems per file; more would not help, and would take too
 * long.
 */
const maxProblems = 50;

interface Found {
  readonly problem: Problem;
  /** Where the mistake ends. */
  readonly end: number;
}

/** The two lists of a result, each with its own limit. */
type List = "problems" | "warnings";

/**
 * The value, section or file at an offset, for findings that don't name one.
 */
type NodeAt = (at?: number) => ValueNode;

/** Sort key for files: YAML files first, in schema order. */
function rank(path: string): string {
  const index = Object.keys(fileSchemas).indexOf(path);
  return index === -1 ? `~${path}` : String(index);
}

function findingsOf<On extends Subject>(
  rule: Rule<On>,
  subject: Subjects[On],
  context: ContextOf<On>,
): Iterable<Finding> {
  const found = rule.check(subject, context);
  if (!found) return [];
  return Symbol.iterator in found ? found : [found];
}

/** The value, section or file that a finding is about. */
const nodeOf = ({ node, file, at }: Finding, nodeAt: NodeAt) =>
  node ?? (file === undefined ? nodeAt(at) : fileNode({ path: file }));

/** A finding, completed from its rule and from what it is about. */
function completed(
  finding: Finding,
  rule: Pick<Rule<Subject>, "expected" | "warning">,
  node: ValueNode,
): Found {
  const { found, expected = rule.expected ?? "", fix, edit, lacks } = finding;
  const { at = node.at } = finding;
  // A field without a value has no length, either.
  const stop = Math.max(finding.at === undefined ? node.end : at, at + 1);
  const kind = finding.isMissing ? "missing" : "mistake";
  return {
    problem: {
      kind: rule.warning ? "warning" : kind,
      ...node.placeOf(at, lacks),
      ...{ found, expected, fix },
      ...(edit && { edit }),
    },
    // A missing field has no length, so it can't hide another mistake.
    end: finding.end ?? (lacks === undefined ? stop : at),
  };
}

/** Collects what rules find in a content folder, file by file. */
export class Findings {
  readonly #byFile = new Map<string, Record<List, Found[]>>();
  readonly #notes: string[] = [];

  /** @param launch whether to also report what only blocks the launch */
  constructor(readonly launch: boolean) {}

  /**
   * Runs rules on a part of a file and adds what they find.
   *
   * @returns the offsets of the problems that they found, including those that
   * aren't added
   */
  run<On extends Subject>(
    rules: Readonly<Record<string, Rule<On>>>,
    subject: Subjects[On],
    context: ContextOf<On>,
    nodeAt: NodeAt,
    /** Whether to stop after the first rule that finds a problem. */
    { stopsAtFirst = false } = {},
  ): readonly number[] {
    const found: number[] = [];
    for (const rule of Object.values(rules)) {
      if (stopsAtFirst && found.length > 0) break;
      if (rule.launch && !this.launch) continue;
      for (const finding of findingsOf(rule, subject, context)) {
        const node = nodeOf(finding, nodeAt);
        const { at = node.at } = finding;
        const { path } = node.file;
        const inFile = this.#byFile.get(path) ?? { problems: [], warnings: [] };
        this.#byFile.set(path, inFile);
        const list = rule.warning ? inFile.warnings : inFile.problems;
        // What starts within a mistake is a part of it.
        const isKnown = inFile.problems.some(
          ({ problem, end }) => problem.at <= at && at < end,
        );
        if (!rule.warning) found.push(at);
        if (isKnown || list.length === maxProblems) continue;
        list.push(completed(finding, rule, node));
      }
    }
    return found;
  }

  /** Notes that part of a file could not be checked. */
  addPartlyRead(path: string) {
    this.#notes.push(
      `${show(path)} can't be read all the way through. More problems may appear once this is fixed.`,
    );
  }

  /** Everything that was found, in file order. */
  get result() {
    const files = [...this.#byFile].toSorted(([one], [other]) =>
      rank(one) < rank(other) ? -1 : 1,
    );
    const notes = [...this.#notes];
    const listed = (list: List) =>
      files.flatMap(([path, { [list]: found }]) => {
        if (found.length === maxProblems) {
          notes.push(
            `Only the first ${maxProblems} ${list} of ${showWhole(path)} are listed.`,
          );
        }
        return found
          .map(({ problem }) => problem)
          .toSorted((one, other) => one.at - other.at);
      });
    return {
      problems: listed("problems"),
      warnings: listed("warnings"),
      notes,
    };
  }
}
