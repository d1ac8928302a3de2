import { z } from "zod";
import { authorComponents } from "../content/schema/components";
import { eventsSchema } from "../content/schema/events";
import { homeSchema, sectionNames } from "../content/schema/home";
import { impactSchema } from "../content/schema/impact";
import { logoSchema } from "../content/schema/logo";
import { noticeSchema } from "../content/schema/notice";
import { pageSchema } from "../content/schema/page";
import { programsSchema } from "../content/schema/programs";
import { siteSchema } from "../content/schema/site";

const pageLink = z.object({ title: z.string(), path: z.string() });

/** What every page may show. */
export const organizationSchema = siteSchema.extend({
  notice: noticeSchema.optional(),
  events: eventsSchema.optional(),
  logo: logoSchema.optional(),
  donateAddress: z.string(),
  /** What the share card shows. */
  heroAlt: z.string(),
  /** Of the home page. */
  sections: z.array(z.enum(sectionNames)),
  // Here, because queries of the pages would rebuild every page whenever a page is
  // added or deleted.
  menuPages: z.array(pageLink),
  footerPages: z.array(pageLink),
  /** The addresses of the pages made from a YAML file, if the file is there. */
  filePages: z.array(z.string()),
});

/** A page that staff wrote. */
export const textPageSchema = z.object({
  path: z.string(),
  frontMatter: pageSchema,
  /** The page in all its languages. */
  versions: z.array(
    z.object({ lang: pageSchema.shape.lang.unwrap(), path: z.string() }),
  ),
  photos: z.array(authorComponents.Photo.attributes.pick({ image: true })),
  /** A tree of elements. */
  tree: z.unknown(),
});

/** The parts of the site's data. Gatsby's types of them come from here. */
export const siteSchemas = {
  organization: organizationSchema,
  homePage: homeSchema,
  programs: programsSchema,
  impactFigures: impactSchema,
  pages: z.array(textPageSchema),
};
