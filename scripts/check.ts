import { parseArgs } from "node:util";
import { checkContent } from "../src/content/load/check-content";
import { fixContent } from "../src/content/load/fix-content";
import {
  formatCorrected,
  formatJson,
  formatNote,
  formatProblem,
  formatReport,
} from "../src/content/check/report";
import { formatAnnotation, quotedForGitHub } from "./process/github-commands";
import { readArguments } from "./process/read-arguments";

const usage = `Usage: npm run check -- [options]

Checks the content and lists every mistake in it. Exits with 1 on any mistake.
Warnings, such as a link to a new site, don't count as mistakes.

  --fix           first make every correction that has only one possible
                  answer, and say which
  --content DIR   check this folder instead of content
  --launch        also list what must change before the site is public, and
                  what to look at
  --format json   print the result as JSON; text is the other format
  --help          print this
`;

const options = {
  content: { type: "string", default: "content" },
  format: { type: "string", default: "text" },
  fix: { type: "boolean", default: false },
  launch: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** @throws {Error} if an argument is wrong */
function parse() {
  const { values } = parseArgs({ options });
  const { format } = values;
  if (format === "text" || format === "json") return values;
  throw new Error(`--format is text or json, not ${format}`);
}

async function main() {
  const values = readArguments(usage, parse);
  if (!values) return;
  const { content, format, launch, fix } = values;
  const isJson = format === "json";
  const isOnGitHub = process.env.GITHUB_ACTIONS === "true";
  // With JSON, only the result goes to standard output.
  const tell = isJson ? console.error : console.log;
  const corrected = fix ? await fixContent(content, { launch }) : [];
  for (const problem of corrected) tell(formatCorrected(problem));
  const result = await checkContent(content, { launch });
  const { problems, warnings, notes } = result;
  if (isOnGitHub) {
    for (const each of [...problems, ...warnings]) tell(formatAnnotation(each));
  }
  if (isJson) {
    for (const warning of warnings) tell(formatProblem(warning));
    for (const note of notes) tell(formatNote(note));
    console.log(formatJson(result));
  } else {
    const report = formatReport(result, launch);
    tell(isOnGitHub ? quotedForGitHub(report) : report);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
