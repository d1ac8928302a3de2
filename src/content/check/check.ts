import { pagePath } from "../page-path";
import { type PageFile, readPage } from "../read/page";
import { fieldsOf, readYamlFiles } from "../read/yaml-files";
import type { Context } from "../rules/define-rule";
import { rules } from "../rules/rules";
import { formerNames } from "../rules/shared/former-names";
import { nameOf, pageNameFrom } from "../schema/upload-names";
import { isTimeZone } from "../times";
import { toContent } from "../to-content";
import { checkEntry, checkFields, checkPage, displayName } from "./check-parts";
import { FindingsByFile } from "./findings-by-file";
import { asList } from "./findings-in-file";
import { photosIn } from "./photos-to-fetch";
import type { CheckResult } from "./result";
import type { Snapshot } from "../read/snapshot";

export interface CheckOptions {
  /** Current time, for checking dates. */
  now?: Date;
  /** Whether to also list problems that only block the launch. */
  launch?: boolean;
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
  const findings = new FindingsByFile(folder);
  // Filled while the pages are checked; complete for the rules after them.
  const pages = new Map<string, PageFile>();
  const nothingRead = readYamlFiles(new Map());
  const start: Context = {
    ...{ ...snapshot, now, launch, pages, yaml: nothingRead },
    timeZone: "UTC",
  };

  const texts = new Map<string, string>();
  for (const entry of entries) {
    const text = checkEntry(entry, start, findings);
    if (text !== undefined) texts.set(entry.path, text);
  }

  const yaml = readYamlFiles(texts);
  const zone = yaml["site.yml"]?.root.textOf("timeZone") ?? "";
  const context = {
    ...start,
    yaml,
    ...(isTimeZone(zone) && { timeZone: zone }),
  };
  const former = formerNames(entries);
  for (const [path, text] of texts) {
    if (!path.endsWith(".mdx")) continue;
    // Use the corrected name, so that links to it are not reported.
    const name = former.get(nameOf(path)) ?? pageNameFrom(nameOf(path));
    const pageText = readPage({ path, text }, pagePath(name));
    if (!pageText) continue;
    checkPage(pageText, context, findings);
    pages.set(pageText.page.path, pageText.page);
  }

  // After the pages, because their addresses may lead to these.
  for (const fields of fieldsOf(context.yaml)) {
    checkFields(fields, context, findings);
  }

  for (const rule of rules.content) {
    if (rule.launch && !launch) continue;
    for (const finding of asList(rule.check(context, context))) {
      const path = finding.file ?? "";
      const words = displayName(path).replaceAll("/", " › ");
      findings
        .in(path)
        .add(finding, rule, { placeOf: () => ({ path: words }) });
    }
  }

  const content = findings.stopBuild ? undefined : toContent(context);
  const { problems, warnings, notes } = findings.result;
  return {
    problems,
    warnings,
    ...(content && { content }),
    photos: photosIn(folder, context.yaml, pages.values()),
    files: entries.filter(({ kind }) => kind === "file").length,
    notes: [...snapshot.notes, ...notes],
    launch,
  };
}
