import type { Problem } from "./problem";

/** GitHub's escapes for the text of a workflow command, and for its properties. */
const escapeText = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string) =>
  escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/**
 * A problem as a GitHub Actions workflow command, which GitHub shows beside
 * the line in the pull request.
 */
export function formatAnnotation(problem: Problem): string {
  const { file, line, column, path, found, expected, fix } = problem;
  const properties = Object.entries({ file, line, col: column, title: path })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(",");
  const text = `Found: ${found}\nExpected: ${expected}\nFix: ${fix}`;
  return `::error ${properties}::${escapeText(text)}`;
}
