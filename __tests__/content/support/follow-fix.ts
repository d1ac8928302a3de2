import type { Problem } from "../../../src/content/check-content";

const numbers = "no one two three four five six seven eight".split(" ");

/**
 * A file after its author copied the line that a fix prints between double
 * spaces; undefined when it prints none that can be copied as it is.
 */
export function withFixFollowed(
  text: string,
  { line, fix }: Pick<Problem, "line" | "fix">,
): string | undefined {
  const written = fix
    .split("  ")
    .find((part) => /^(?:- )?[\w-]+: [^\s|>]/.test(part));
  if (written === undefined || /…|on line \d/.test(fix)) return undefined;
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
