import { bodyTree } from "./body/body-tree";
import type { Content } from "./content";
import { dayInIowa } from "./days";
import {
  documentSizes,
  linkWithNote,
  withNote,
  withNotes,
} from "./body/documents";
import { comingEvents } from "./events";
import type { PageFile } from "./read/page";
import type { FieldsFile } from "./read/yaml";
import { eventsSchema } from "./schema/events";
import type { LabeledLink } from "./schema/fields";
import { homeSchema } from "./schema/home";
import { impactSchema } from "./schema/impact";
import { type Notice, noticeSchema } from "./schema/notice";
import { pageSchema } from "./schema/page";
import { programsSchema } from "./schema/programs";
import { siteSchema } from "./schema/site";
import type { Snapshot } from "./check/snapshot";

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
 * @param now decides whether the notice and the events still show
 * @throws {ZodError} if a value does not match its schema after all
 */
export function toContent(
  { entries }: Snapshot,
  yaml: ReadonlyMap<string, FieldsFile>,
  pages: ReadonlyMap<string, PageFile>,
  now: Date,
): Content {
  const valueOf = (file: string) => yaml.get(file)?.value;
  const sizes = documentSizes(entries);
  const withLinkNote = <
    T extends { readonly link?: LabeledLink | null | undefined },
  >(
    owner: T,
  ): T =>
    owner.link ? { ...owner, link: linkWithNote(owner.link, sizes) } : owner;
  const site = siteSchema.parse(valueOf("site.yml"));
  const links = site.links?.map((link) => linkWithNote(link, sizes));
  const home = homeSchema.parse(valueOf("home.yml"));
  const notice = noticeSchema.optional().parse(valueOf("notice.yml"));
  const events = eventsSchema.optional().parse(valueOf("events.yml"));
  return {
    site: { ...site, ...(links && { links }) },
    home: { ...home, callToAction: withLinkNote(home.callToAction) },
    programs: programsSchema.parse(valueOf("programs.yml")).map((program) => ({
      ...program,
      title: withNote(program.title, program.link, sizes),
    })),
    impact: impactSchema.parse(valueOf("impact.yml")),
    ...(notice && !isOver(notice, now) && { notice: withLinkNote(notice) }),
    ...(events && { events: comingEvents(events, now).map(withLinkNote) }),
    pages: Array.from(pages.values(), (page) => ({
      file: page.file,
      path: page.path,
      frontMatter: pageSchema.parse(page.front.value),
      tree: withNotes(bodyTree(page.body.root), sizes),
      photos: Array.from(photosOf(page), (image) => ({ image })),
    })),
    pictures: entries
      .filter(({ picture }) => picture !== undefined)
      .map(({ path }) => path),
    documents: entries.filter(({ pdf }) => pdf).map(({ path }) => path),
  };
}
