import type { Problem } from "../../../src/content/problem";

const numbers = "no one two three four five six seven eight".split(" ");

/** A file with the line that a fix prints in the place of its own. */
function withLine(
  text: string,
  { line, fix }: Pick<Problem, "line" | "fix">,
  written: string,
): string {
  const lines = text.split("\n");
  const [lead = ""] = /^\s*(?:- +)?/.exec(lines[line - 1] ?? "") ?? [];
  if (fix.startsWith("add the line")) {
    return lines
      .toSpliced(line, 0, " ".repeat(lead.length) + written)
      .join("\n");
  }
  const told = /with (\w+) spaces? before/.exec(fix)?.[1];
  const start =
    told === undefined
      ? written.startsWith("- ")
        ? lead.replace(/- +$/, "")
        : lead
      : " ".repeat(numbers.indexOf(told));
  return lines.with(line - 1, start + written).join("\n");
}

/** A file with what a fix says to write in the place of what was found. */
function withWords(
  text: string,
  {
    line,
    column,
    found,
    fix,
  }: Pick<Problem, "line" | "column" | "found" | "fix">,
): string | undefined {
  const [, written, rest = ""] =
    /^write {2}(\S.*?)(?: {2}(.*))?$/.exec(fix) ?? [];
  const takesMore = /^(?:alone|and (?!it becomes))/.test(rest);
  const lines = text.split("\n");
  const whole = lines[line - 1] ?? "";
  const before = whole.slice(0, column - 1);
  const after = whole.slice(column - 1 + found.length);
  if (written === undefined || takesMore) return undefined;
  if (whole !== before + found + after) return undefined;
  return lines.with(line - 1, before + written + after).join("\n");
}

/** Dots in a fix that its author is to put words in the place of. */
const blank = /"…"|\(https:\/\/…\)/;

/** Whether a fix is cut short, with dots that the author did not write. */
export const isCut = (fix: string, text: string) =>
  fix.replace(blank, "").includes("…") && !text.includes("…");

/**
 * A file after its author copied what a fix prints between double spaces: a
 * line, or what to write for the words that were found. Undefined when it
 * prints nothing that can be copied as it is.
 */
export function withFixFollowed(
  text: string,
  problem: Pick<Problem, "line" | "column" | "found" | "fix">,
): string | undefined {
  const { fix } = problem;
  if (blank.test(fix) || /on line \d/.test(fix)) return undefined;
  const written = fix
    .split("  ")
    .find((part) => /^(?:- )?[\w-]+: [^\s|>]/.test(part));
  return written === undefined
    ? withWords(text, problem)
    : withLine(text, problem, written);
}
