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
import { locate } from "./locate";
import type { Problem } from "./result";

/**
 * Maximum number of problems per file; more would not help, and would take
 * long.
 */
const maxProblems = 50;

type Optional = "lacks" | "edit" | "isUnfinished";

/** A finding, completed from its rule and its subject. */
type CompleteFinding = Required<Omit<Finding, "file" | Optional>> &
  Pick<Finding, Optional> & { node: ValueNode; isLaunch: boolean };

/** What was found in a file. */
interface FileFindings {
  readonly problems: CompleteFinding[];
  readonly warnings: CompleteFinding[];
}

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

function completed(
  { file, ...finding }: Finding,
  { expected = "", launch }: Pick<Rule<Subject>, "expected" | "launch">,
  nodeAt: NodeAt,
): CompleteFinding {
  const whole = file === undefined ? undefined : fileNode({ path: file });
  const node = finding.node ?? whole ?? nodeAt(finding.at);
  const at = finding.at ?? node.at;
  const stop = finding.at === undefined ? node.end : at + 1;
  // What is missing takes no place, where another mistake may be.
  const end = finding.lacks === undefined ? stop : at;
  return { expected, end, ...finding, node, at, isLaunch: launch === true };
}

/** The findings in a file. */
function inFile(path: string, all: Map<string, FileFindings>) {
  const found = all.get(path) ?? { problems: [], warnings: [] };
  all.set(path, found);
  return found;
}

/**
 * The text of the findings' file, which those about a file as a whole don't
 * have.
 */
const fileText = (findings: readonly CompleteFinding[]) =>
  findings.map(({ node }) => node.file.text).find(Boolean) ?? "";

/** Collects what rules find in a content folder, file by file. */
export class Findings {
  readonly #byFile = new Map<string, FileFindings>();
  readonly #notes: string[] = [];

  /**
   * @param folder its name in reports
   * @param launch whether to also report what only blocks the launch
   */
  constructor(
    readonly folder: string,
    readonly launch: boolean,
  ) {}

  /**
   * Runs rules on a part of a file and adds what they find.
   *
   * @returns the offsets of the problems that they found
   */
  run<On extends Subject>(
    rules: Readonly<Record<string, Rule<On>>>,
    subject: Subjects[On],
    context: ContextOf<On>,
    nodeAt: NodeAt,
    /** Whether to stop after the first rule that finds a problem. */
    { stopsAtFirst = false } = {},
  ): readonly number[] {
    const added: number[] = [];
    for (const rule of Object.values(rules)) {
      if (stopsAtFirst && added.length > 0) break;
      if (rule.launch && !this.launch) continue;
      for (const each of findingsOf(rule, subject, context)) {
        const finding = completed(each, rule, nodeAt);
        const { problems, warnings } = inFile(
          finding.node.file.path,
          this.#byFile,
        );
        const list = rule.warning ? warnings : problems;
        // What starts within a mistake is a part of it.
        const isFound = problems.some(
          ({ at, end }) => at <= finding.at && finding.at < end,
        );
        if (isFound || list.length === maxProblems) continue;
        list.push(finding);
        if (rule.warning) continue;
        added.push(finding.at);
        if (list.length === maxProblems) return added;
      }
    }
    return added;
  }

  /** Notes that part of a file could not be checked. */
  addPartlyRead(path: string) {
    this.#notes.push(
      `${show(`${this.folder}/${path}`)} can't be read all the way through. More problems may appear once this is fixed.`,
    );
  }

  /** Whether anything blocks the build, not just the launch. */
  get stopBuild() {
    return [...this.#byFile.values()].some(({ problems }) =>
      problems.some(({ isLaunch }) => !isLaunch),
    );
  }

  /** Everything that was found, in file order. */
  get result() {
    const files = [...this.#byFile].sort(([one], [other]) =>
      rank(one) < rank(other) ? -1 : 1,
    );
    const notes = [...this.#notes];
    const listed = (kind: "problems" | "warnings") =>
      files.flatMap(([path, { [kind]: found }]) => {
        const file = `${this.folder}/${path}`;
        if (found.length === maxProblems) {
          notes.push(
            `Only the first ${maxProblems} ${kind} of ${showWhole(file)} are listed.`,
          );
        }
        return locate(fileText(found), found).map(
          ({ node, lacks, edit, isUnfinished, ...rest }): Problem => ({
            ...{ file, line: rest.line, column: rest.column, at: rest.at },
            ...node.placeOf(lacks),
            ...{ found: rest.found, expected: rest.expected, fix: rest.fix },
            ...(edit && { edit }),
            ...(isUnfinished && { isUnfinished }),
          }),
        );
      });
    return {
      problems: listed("problems"),
      warnings: listed("warnings"),
      notes,
    };
  }
}
