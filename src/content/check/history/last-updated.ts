import { parseBody } from "../../body/parse-body";
import { dayAt, firstZone, lastZone } from "../clock";
import type { Finding } from "../finding";
import { type CheckedPage, checkPage } from "../page/check-page";
import { show } from "../words";
import { findBase } from "./base-commit";
import { git } from "./git";

interface Comparison {
  /** By the page's file, relative to the content folder. */
  findings: Map<string, Finding[]>;
  /** Why nothing was compared. */
  note?: string;
}

const fieldOf = ({ front }: CheckedPage, name: string) =>
  front?.fields.find(({ path }) => path[0] === name);

/** What readers get: the title and the text, however its lines are broken. */
function readerText(page: CheckedPage): string | undefined {
  try {
    const body = JSON.stringify(parseBody(page.body));
    const title = String(fieldOf(page, "title")?.value);
    return `${title}\n${body}`.replaceAll(/(?:\\n|\s)+/g, " ");
  } catch {
    return undefined;
  }
}

/**
 * A page whose text differs from the one before while its day does not. A
 * day that is today's somewhere on Earth stands for any number of changes.
 */
function findUnchangedDay(
  page: CheckedPage,
  before: CheckedPage,
  now: Date,
): Finding[] {
  const day = fieldOf(page, "lastUpdated");
  const oldDay = fieldOf(before, "lastUpdated");
  if (!day || day.value !== oldDay?.value) return [];
  const value = String(day.value);
  if (value >= dayAt(now, lastZone) && value <= dayAt(now, firstZone)) {
    return [];
  }
  const text = readerText(page);
  const oldText = readerText(before);
  if (text === undefined || oldText === undefined || text === oldText) {
    return [];
  }
  return [
    {
      offset: day.offset,
      path: page.front?.words(day) ?? "",
      found: `${show(value)}, though the text has changed since`,
      expected: "the day of this change, because readers are shown it",
      fix: `write  lastUpdated: ${dayAt(now)}`,
    },
  ];
}

const unhurt = ["--no-ext-diff", "--no-textconv"];

/**
 * Compares the pages that have `lastUpdated` with the commit the change
 * starts from.
 */
export async function compareWithBase(
  folder: string,
  pages: ReadonlyMap<string, CheckedPage>,
  now: Date,
  environment: NodeJS.ProcessEnv,
): Promise<Comparison> {
  const findings: Comparison["findings"] = new Map();
  const base = await findBase(folder, environment);
  if ("missing" in base) {
    const note = `Note: lastUpdated was not compared with earlier versions of the pages: ${base.missing}.`;
    return { findings, note };
  }
  const changed = await git(
    folder,
    ...["diff", "--name-only", "-z", "--no-renames", "--diff-filter=M"],
    ...[...unhurt, "--relative", base.commit, "--", "pages"],
  );
  for (const file of changed?.split("\0") ?? []) {
    const page = pages.get(file);
    if (!page || !fieldOf(page, "lastUpdated")) continue;
    const old = await git(
      folder,
      "show",
      ...unhurt,
      `${base.commit}:./${file}`,
    );
    if (old === undefined) continue;
    const before = checkPage(old.replace(/^\uFEFF/, ""), "");
    findings.set(file, findUnchangedDay(page, before, now));
  }
  return { findings };
}
