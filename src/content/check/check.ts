import { pageAddress } from "../schema/page-address";
import { type ParsedPage, readPage } from "../read/page";
import {
  type ParsedContent,
  presentFiles,
  readYamlFiles,
} from "../read/parsed-content";
import type { Context } from "../rules/rule";
import { rules } from "../rules/rules";
import { nameOf, pageNameFrom } from "../schema/upload-names";
import { isTimeZone } from "../schema/times";
import { toContent } from "./to-content";
import { fileNode } from "../read/value-node";
import { checkEntry, checkPage, checkYaml } from "./check-parts";
import { Findings } from "./findings";
import { stockPhotosIn } from "./stock-photos";
import type { CheckResult } from "./result";
import type { Snapshot } from "../read/snapshot";

export interface CheckOptions {
  /** Current time, for checking dates. */
  now?: Date;
  /** Whether to also list problems that only block the launch. */
  launch?: boolean;
}

const readPages = (texts: ReadonlyMap<string, string>): ParsedPage[] =>
  [...texts].flatMap(([path, text]) => {
    if (!path.endsWith(".mdx")) return [];
    // Under the name that it should have, so that links to it are not reported.
    const name = pageNameFrom(nameOf(path));
    return readPage({ path, text }, pageAddress(name)) ?? [];
  });

const byAddress = (pages: readonly ParsedPage[]) =>
  new Map(pages.map((page) => [page.address, page]));

function earlierFiles({ changed }: Snapshot): ParsedContent {
  const texts = new Map<string, string>();
  for (const [path, text] of changed) if (text !== null) texts.set(path, text);
  const pages = byAddress(readPages(texts));
  return { yaml: readYamlFiles(texts), pages };
}

/**
 * Checks a content folder and reports all problems in it.
 *
 * @param folder its name in reports
 */
export function check(
  folder: string,
  snapshot: Snapshot,
  { now = new Date(), launch = false }: CheckOptions = {},
): CheckResult {
  const { entries } = snapshot;
  const findings = new Findings(folder, launch);

  const texts = new Map<string, string>();
  for (const entry of entries) {
    const text = checkEntry(entry, snapshot, findings);
    if (text !== undefined) texts.set(entry.path, text);
  }

  const files = readPages(texts);
  const yaml = readYamlFiles(texts);
  const zone = yaml["site.yml"]?.root.textOf("timeZone") ?? "";
  const context: Context = {
    ...snapshot,
    yaml,
    pages: byAddress(files),
    earlier: earlierFiles(snapshot),
    now,
    timeZone: isTimeZone(zone) ? zone : "UTC",
  };
  for (const page of files) checkPage(page, context, findings);
  for (const fields of presentFiles(yaml)) checkYaml(fields, context, findings);
  const folderNode = fileNode({ path: "" });
  findings.run(rules.content, context, context, () => folderNode);

  const content = findings.stopBuild ? undefined : toContent(context);
  const { problems, warnings, notes } = findings.result;
  return {
    problems,
    warnings,
    ...(content && { content }),
    stockPhotos: stockPhotosIn(folder, context),
    files: entries.filter(({ kind }) => kind === "file").length,
    notes: [...snapshot.notes, ...notes],
  };
}
