import { randomUUID } from "node:crypto";
import { printableWords } from "../../src/content/check/report";
import type { Problem } from "../../src/content/check/result";

/** GitHub's escapes for the text of a workflow command, and for its properties. */
const escapeText = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string) =>
  escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/**
 * A problem or a warning as a GitHub Actions workflow command, which GitHub
 * shows beside the line in the pull request.
 */
export function formatAnnotation(problem: Problem): string {
  const { file, line, column } = problem;
  const command = problem.kind === "warning" ? "warning" : "error";
  const { where, found, expected, fix } = printableWords(problem);
  const properties = Object.entries({ file, line, col: column, title: where })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(",");
  const text = `Found: ${found}\nExpected: ${expected}\nFix: ${fix}`;
  return `::${command} ${properties}::${escapeText(text)}`;
}

/** Wraps text so that GitHub runs no commands in it, whatever content it quotes. */
export function quotedForGitHub(text: string): string {
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}\n::${token}::`;
}
