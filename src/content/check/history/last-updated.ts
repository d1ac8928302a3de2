import { z } from "zod";
import { parseBody } from "../../body/parse-body";
import { dayAt, firstZone, lastZone } from "../clock";
import type { Finding } from "../finding";
import { type CheckedPage, checkPage } from "../page/check-page";
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

const isDay = (value: unknown): value is string =>
  typeof value === "string" && z.iso.date().safeParse(value).success;

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

/** Whether readers get another text than before; not told when unreadable. */
function hasNewText(page: CheckedPage, before: CheckedPage): boolean {
  const text = readerText(page);
  const oldText = readerText(before);
  return text !== undefined && oldText !== undefined && text !== oldText;
}

/**
 * A page whose text differs from the one before while its day does not, or
 * whose day is earlier than it was. A day that is today's somewhere on Earth
 * stands for any number of changes.
 */
function findWrongDay(
  page: CheckedPage,
  before: CheckedPage,
  now: Date,
): Finding[] {
  const day = fieldOf(page, "lastUpdated");
  const oldDay = fieldOf(before, "lastUpdated");
  if (!day || !isDay(day.value) || !isDay(oldDay?.value)) return [];
  const value = day.value;
  const last = oldDay.value;
  const today = dayAt(now);
  const at = { offset: day.offset, path: page.front?.words(day) ?? "" };
  // A day to come was a slip, and must not be held on to.
  if (value < last && last <= dayAt(now, firstZone)) {
    const isNew = last < today && hasNewText(page, before);
    return [
      {
        ...at,
        found: `${value}, earlier than before`,
        expected: `a day no earlier than ${last}, which readers were shown`,
        fix: `write  lastUpdated: ${isNew ? today : last}`,
      },
    ];
  }
  const isToday =
    value >= dayAt(now, lastZone) && value <= dayAt(now, firstZone);
  if (value !== last || isToday || !hasNewText(page, before)) return [];
  return [
    {
      ...at,
      found: `${value}, though the text has changed since`,
      expected: "the day of this change, because readers are shown it",
      fix: `write  lastUpdated: ${today}`,
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
    findings.set(file, findWrongDay(page, before, now));
  }
  return { findings };
}
