import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { checkContent } from "../src/content/check-content";
import type { CheckResult } from "../src/content/problem";
import {
  formatAnnotation,
  formatReport,
  quotedForGitHub,
} from "../src/content/report";
import { checkBuiltSite } from "../src/launch/check-built-site";

const usage = `Usage: npm run check -- [options]

Checks the content and lists every mistake in it. Ends with 1 if there is one.

  --content DIR   check this folder instead of content
  --launch        list also what must change before the site is public, in
                  the content and in the site built from it (npm run build)
  --format json   print the result as JSON; text is the other format
  --help          print this
`;

const options = {
  content: { type: "string", default: "content" },
  format: { type: "string", default: "text" },
  launch: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** What was asked for, or what in the command could not be understood. */
function readArguments() {
  try {
    const { values } = parseArgs({ options });
    return values.format === "text" || values.format === "json"
      ? values
      : { error: `--format is text or json, not ${values.format}` };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Prints the result. With JSON, nothing else goes to standard output. */
function print(result: CheckResult, format: string) {
  const { problems, files, notes } = result;
  const isOnGitHub = process.env.GITHUB_ACTIONS === "true";
  const annotations = isOnGitHub ? problems.map(formatAnnotation) : [];
  if (format === "json") {
    console.log(JSON.stringify({ problems, files }, null, 2));
    for (const line of [...notes, ...annotations]) console.error(line);
    return;
  }
  const report = formatReport(result);
  for (const line of annotations) console.log(line);
  console.log(isOnGitHub ? quotedForGitHub(report, randomUUID()) : report);
}

/** Checks the content and, before a launch, the site built from it. */
async function check(folder: string, launch: boolean): Promise<CheckResult> {
  const result = await checkContent(folder, { launch });
  const built = launch ? await checkBuiltSite(folder, result) : [];
  return { ...result, problems: [...result.problems, ...built] };
}

async function main() {
  const values = readArguments();
  if ("error" in values) {
    console.error(`${values.error}\n\n${usage}`);
    process.exitCode = 2;
  } else if (values.help) {
    console.log(usage);
  } else {
    const result = await check(values.content, values.launch);
    print(result, values.format);
    process.exitCode = result.problems.length > 0 ? 1 : 0;
  }
}

void main();
