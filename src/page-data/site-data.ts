import type { Content } from "../content/content";
import { shownSections } from "../content/home-sections";
import { linksIn } from "../content/page-links";
import { versionsOf } from "../content/page-versions";
import { authorComponents } from "../content/schema/components";
import { eventsSchema } from "../content/schema/events";
import { homeSchema } from "../content/schema/home";
import { impactSchema } from "../content/schema/impact";
import { logoFile, logoSchema } from "../content/schema/logo";
import { noticeSchema } from "../content/schema/notice";
import { pageSchema } from "../content/schema/page";
import { programsSchema } from "../content/schema/programs";
import { siteSchema } from "../content/schema/site";
import { asQueried, type FindPicture } from "./as-queried";

const photoSchema = authorComponents.Photo.attributes.pick({ image: true });

/**
 * What the pages show of the checked content: the fields that their queries
 * begin with. Gatsby's nodes and pages drawn without Gatsby come from it.
 */
export function siteData<Picture>(
  content: Content,
  find: FindPicture<Picture>,
) {
  const { site, home, programs, impact, pages, notice, events } = content;
  const logo = content.pictures.includes(logoFile)
    ? { image: logoFile }
    : undefined;
  return {
    organization: {
      ...asQueried(siteSchema, site, find),
      notice: asQueried(noticeSchema, notice, find),
      events: asQueried(eventsSchema, events, find),
      logo: asQueried(logoSchema, logo, find),
      // What the share card shows, on every page.
      heroAlt: home.hero.alt,
      sections: shownSections({ ...home, programs, impact }),
      // Here, because queries of the pages would rebuild every page whenever a
      // page is added or deleted.
      menuPages: linksIn("menu", pages),
      footerPages: linksIn("footer", pages),
    },
    homePage: asQueried(homeSchema, home, find),
    programs: asQueried(programsSchema, programs, find),
    impactFigures: asQueried(impactSchema, impact, find),
    pages: pages.map((page) => ({
      path: page.path,
      tree: page.tree,
      versions: versionsOf(page, pages),
      frontMatter: asQueried(pageSchema, page.frontMatter, find),
      photos: page.photos.map((photo) => asQueried(photoSchema, photo, find)),
    })),
  };
}
