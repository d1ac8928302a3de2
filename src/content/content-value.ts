import { bodyTree } from "./body/parse-body";
import type { Content } from "./content";
import { dayInIowa } from "./days";
import type { PageFile } from "./page/read-page";
import type { FieldsFile } from "./yaml/read-yaml";
import { homeSchema } from "./schema/home";
import { impactSchema } from "./schema/impact";
import { type Notice, noticeSchema } from "./schema/notice";
import { pageSchema } from "./schema/page";
import { programsSchema } from "./schema/programs";
import { siteSchema } from "./schema/site";
import type { Snapshot } from "./snapshot";

/** The pictures that a page's text names. */
const photosOf = ({ body }: PageFile) =>
  new Set(
    body.attributes.fields
      .filter(({ kind }) => kind?.kind === "picture")
      .map(({ value }) => String(value)),
  );

/** Whether the notice's last day has passed. */
const isOver = ({ until }: Notice, now: Date) =>
  until !== undefined && until < dayInIowa(now);

/**
 * Converts a content folder without problems to the values shown on the site.
 *
 * @param now decides whether the notice still shows
 * @throws {ZodError} if a value does not match its schema after all
 */
export function toContent(
  { entries }: Snapshot,
  yaml: ReadonlyMap<string, FieldsFile>,
  pages: ReadonlyMap<string, PageFile>,
  now: Date,
): Content {
  const valueOf = (file: string) => yaml.get(file)?.value;
  const notice = noticeSchema.optional().parse(valueOf("notice.yml"));
  return {
    site: siteSchema.parse(valueOf("site.yml")),
    home: homeSchema.parse(valueOf("home.yml")),
    programs: programsSchema.parse(valueOf("programs.yml")),
    impact: impactSchema.parse(valueOf("impact.yml")),
    ...(notice && !isOver(notice, now) && { notice }),
    pages: Array.from(pages.values(), (page) => ({
      file: page.file,
      path: page.path,
      frontMatter: pageSchema.parse(page.front.value),
      tree: bodyTree(page.body.root),
      photos: Array.from(photosOf(page), (image) => ({ image })),
    })),
    pictures: entries
      .filter(({ picture }) => picture !== undefined)
      .map(({ path }) => path),
  };
}
