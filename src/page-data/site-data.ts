import { z } from "zod";
import { authorComponents } from "../content/schema/components";
import { eventsSchema } from "../content/schema/events";
import { image } from "../content/schema/fields";
import { headerChoices } from "../content/schema/header-pictures";
import { homeSchema, sectionName } from "../content/schema/home";
import { impactSchema } from "../content/schema/impact";
import { logoFile, smallestLogo } from "../content/schema/logo";
import { noticeSchema } from "../content/schema/notice";
import { type PageFrontMatter, pageSchema } from "../content/schema/page";
import { programsSchema } from "../content/schema/programs";
import { siteSchema, usualTaxStatus } from "../content/schema/site";
import type { Content } from "../content/site/content";
import { donateAddress } from "../content/site/donate-address";
import { shownSections } from "../content/site/home-sections";
import { linksIn } from "../content/site/navigation";
import { versionsOf } from "../content/site/page-versions";
import { asQueried, type FindPicture } from "./as-queried";

const pageLink = z.object({ title: z.string(), address: z.string() });

/** What every page may show. */
const organizationSchema = siteSchema.safeExtend({
  notice: noticeSchema.optional(),
  events: eventsSchema.optional(),
  logo: z
    .strictObject({ image: image({ minimumWidth: smallestLogo }) })
    .optional(),
  /** The part of the tax law that makes it a nonprofit. */
  taxStatus: siteSchema.shape.taxStatus.unwrap(),
  /** Whether the site shows the drawings of the prairie that it comes with. */
  isDrawn: z.boolean(),
  donateAddress: z.string(),
  /** What the share card shows. */
  heroAlt: z.string(),
  /** Of the home page. */
  sections: z.array(sectionName),
  // Here, because queries of the pages would rebuild every page whenever a page is
  // added or deleted.
  menuPages: z.array(pageLink),
  footerPages: z.array(pageLink),
  /** The addresses of the pages made from a YAML file, if the file is there. */
  yamlPages: z.array(z.string()),
});

/** What is behind the title, a drawing or a picture, has a field for each. */
const frontMatterSchema = pageSchema.safeExtend({
  header: z.enum(headerChoices).optional(),
  image: image({ minimumWidth: 1600 }).optional(),
});

function withImage(frontMatter: PageFrontMatter) {
  const drawing = headerChoices.find((name) => name === frontMatter.header);
  const image = drawing === undefined ? frontMatter.header : undefined;
  return { ...frontMatter, header: drawing, image };
}

/** A page that staff wrote. */
const textPageSchema = z.object({
  address: z.string(),
  frontMatter: frontMatterSchema,
  /** The page in all its languages. */
  versions: z.array(
    z.object({ lang: pageSchema.shape.lang.unwrap(), address: z.string() }),
  ),
  photos: z.array(authorComponents.Photo.attributes.pick({ image: true })),
  /** A tree of elements. */
  tree: z.unknown(),
});

/** The parts of the site's data. Gatsby's types of them come from here. */
export const siteSchemas = {
  // Called `site` in the pages; in a query, that would be Gatsby's own field.
  organization: organizationSchema,
  home: homeSchema,
  programs: programsSchema,
  impact: impactSchema,
  pages: z.array(textPageSchema),
};

/**
 * What the pages show of the checked content: the fields that their queries
 * begin with. Gatsby's nodes and pages drawn without Gatsby come from it.
 */
export function siteData<Picture>(
  content: Content,
  find: FindPicture<Picture>,
) {
  const { site, home, programs, impact, pages, pictures } = content;
  const { notice, events, yamlPages } = content;
  // In one literal, so that TypeScript refuses a field of the organization that has
  // no schema: it would be dropped without an error.
  return asQueried(
    z.object(siteSchemas),
    {
      organization: {
        ...site,
        notice,
        events,
        yamlPages,
        taxStatus: site.taxStatus ?? usualTaxStatus,
        isDrawn: site.drawings !== "none",
        logo: pictures.includes(logoFile) ? { image: logoFile } : undefined,
        donateAddress: donateAddress(site),
        heroAlt: home.hero.alt,
        sections: shownSections(content),
        menuPages: linksIn("menu", pages),
        footerPages: linksIn("footer", pages),
      },
      home,
      programs,
      impact,
      pages: pages.map((page) => ({
        address: page.address,
        frontMatter: withImage(page.frontMatter),
        versions: versionsOf(page, pages),
        photos: page.photos,
        tree: page.tree,
      })),
    },
    find,
  );
}
