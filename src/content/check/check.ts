import { type ParsedPage, readPage } from "../read/page";
import {
  type ParsedContent,
  everyValue,
  readYamlFiles,
} from "../read/parsed-content";
import type { Context } from "../rules/rule";
import { rules } from "../rules/rules";
import { isPageFile } from "../schema/files";
import { isTimeZone } from "../schema/times";
import { toContent } from "./to-content";
import { fileNode } from "../read/value-node";
import { checkEntry, checkPage, checkYaml } from "./check-parts";
import { Findings } from "./findings";
import type { CheckResult, StockPhoto } from "./result";
import type { Snapshot } from "../read/snapshot";

export interface CheckOptions {
  /** Current time, for checking dates. */
  now?: Date;
  /** Whether to also list problems that only block the launch. */
  launch?: boolean;
}

const readPages = (texts: ReadonlyMap<string, string>): ParsedPage[] =>
  [...texts].flatMap(([path, text]) =>
    isPageFile(path) ? (readPage({ path, text }) ?? []) : [],
  );

const parsedContent = (
  texts: ReadonlyMap<string, string>,
  pages: readonly ParsedPage[],
): ParsedContent => ({
  yaml: readYamlFiles(texts),
  pages: new Map(pages.map((page) => [page.address, page])),
});

/** The photos that the content names by address. */
const stockPhotosIn = (parsed: ParsedContent): StockPhoto[] =>
  [...everyValue(parsed)].flatMap((node) => {
    const { traits, text: address = "" } = node;
    if (traits?.kind !== "picture" || !URL.canParse(address)) return [];
    const { minimumWidth } = traits;
    return { ...node.placeOf(), address, minimumWidth };
  });

/** Checks a content folder and reports all problems in it. */
export function check(
  snapshot: Snapshot,
  { now = new Date(), launch = false }: CheckOptions = {},
): CheckResult {
  const { entries } = snapshot;
  const findings = new Findings(launch);

  const texts = new Map<string, string>();
  for (const entry of entries) {
    const text = checkEntry(entry, snapshot, findings);
    if (text !== undefined) texts.set(entry.path, text);
  }

  const earlier = new Map<string, string>();
  for (const [path, text] of snapshot.changed)
    if (text !== null) earlier.set(path, text);

  const pages = readPages(texts);
  const parsed = parsedContent(texts, pages);
  const zone = parsed.yaml["site.yml"]?.root.textOf("timeZone") ?? "";
  const context: Context = {
    ...snapshot,
    ...parsed,
    earlier: parsedContent(earlier, readPages(earlier)),
    now,
    timeZone: isTimeZone(zone) ? zone : "UTC",
  };
  // Two pages may have the same address until one of them is renamed.
  for (const page of pages) checkPage(page, context, findings);
  for (const fields of Object.values(parsed.yaml)) {
    checkYaml(fields, context, findings);
  }
  const folderNode = fileNode({ path: "" });
  findings.run(rules.content, context, context, () => folderNode);

  const { problems, warnings, notes } = findings.result;
  const content = problems.length === 0 ? toContent(context) : undefined;
  return {
    problems,
    warnings,
    ...(content && { content }),
    stockPhotos: stockPhotosIn(context),
    files: entries.filter(({ kind }) => kind === "file").length,
    notes: [...snapshot.notes, ...notes],
  };
}
