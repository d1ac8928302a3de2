import { existsSync, statSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { homeSectionIds, pagePath } from "../page-path";
import type { ContentFiles } from "./content-files";
import {
  findDuplicateNames,
  findLateDays,
  findPictureProblems,
} from "./field-rules";
import { pageNameFrom } from "./file-names";
import type { Finding } from "./finding";
import { findEmptyAlts } from "./alt-rules";
import { findPageNotReady, findPlaceholders } from "./launch";
import { findRenamedPages } from "./needed-pages";
import type { LinkTargets } from "./page/internal-address";
import { findBadLinks, findMissingDay } from "./page-rules";
import { findPartialAddresses } from "./photo-address-rules";
import { findStaleFigures } from "./stale-figures";
import { findEarlyDays, findLateYear } from "./time-rules";

interface WholeCheck {
  now: Date;
  /** Whether to list what must change before the site is public. */
  launch: boolean;
  /** The folder of files that are served as they are. */
  staticFolder: string;
}

function isServed(staticFolder: string, path: string): boolean {
  const location = join(staticFolder, path);
  // An encoded slash after two dots climbs out of the folder.
  const inside = relative(staticFolder, location);
  if (inside.startsWith("..") || isAbsolute(inside)) return false;
  return existsSync(location) && statSync(location).isFile();
}

function linkTargets(
  { yaml, pages }: ContentFiles,
  staticFolder: string,
): LinkTargets {
  // Links are judged by the names that the pages are told to take.
  const renamed = findRenamedPages([...pages.keys()]);
  const ids = Array.from(pages, ([name, { content }]) => {
    const address = pagePath(renamed.get(name) ?? pageNameFrom(name));
    return [address, content?.ids ?? new Set<string>()] as const;
  });
  const url = yaml
    .get("site.yml")
    ?.content?.fields.find(({ path }) => path[0] === "url")?.value;
  return {
    pages: new Map([["/", new Set<string>(homeSectionIds)], ...ids]),
    isFile: (path) => isServed(staticFolder, path),
    origin: typeof url === "string" ? url : undefined,
  };
}

/** What can only be told when all files are known: findings by file. */
export function checkTogether(
  files: ContentFiles,
  { now, launch, staticFolder }: WholeCheck,
): Map<string, Finding[]> {
  const { yaml, pages, pictures, pictureNames } = files;
  const targets = linkTargets(files, staticFolder);
  const findings = new Map<string, Finding[]>();
  for (const [name, { file, content }] of yaml) {
    if (!content) continue;
    findings.set(file, [
      ...findPictureProblems(content, pictures, pictureNames),
      ...findPartialAddresses(content),
      ...findEmptyAlts(content),
      ...findLateDays(content, now),
      ...findEarlyDays(content, now),
      ...findLateYear(content, now),
      ...findDuplicateNames(content),
      ...(launch ? findPlaceholders(content) : []),
      ...(launch && name === "impact.yml"
        ? findStaleFigures(content, now)
        : []),
    ]);
  }
  for (const [name, { file, content }] of pages) {
    if (!content) continue;
    const address = pagePath(name);
    findings.set(file, [
      ...findBadLinks(address, content, targets),
      ...findMissingDay(address.slice(1), content, now),
      ...(content.front
        ? [
            ...findLateDays(content.front, now),
            ...findEarlyDays(content.front, now),
          ]
        : []),
      ...(launch ? findPageNotReady(content) : []),
    ]);
  }
  return findings;
}
