import type { Content } from "../content/content";
import { donateAddress } from "../content/donate-address";
import { shownSections } from "../content/home-sections";
import { linksIn } from "../content/page-links";
import { versionsOf } from "../content/page-versions";
import { logoFile } from "../content/schema/logo";
import { asQueried, type FindPicture } from "./as-queried";
import { siteSchemas } from "./site-schema";

/**
 * What the pages show of the checked content: the fields that their queries
 * begin with. Gatsby's nodes and pages drawn without Gatsby come from it.
 */
export function siteData<Picture>(
  content: Content,
  find: FindPicture<Picture>,
) {
  const { site, home, programs, impact, pages, pictures } = content;
  const { notice, events, filePages } = content;
  const organization = {
    ...site,
    ...{ notice, events, filePages },
    logo: pictures.includes(logoFile) ? { image: logoFile } : undefined,
    donateAddress: donateAddress(site),
    heroAlt: home.hero.alt,
    sections: shownSections({ ...home, programs, impact }),
    menuPages: linksIn("menu", pages),
    footerPages: linksIn("footer", pages),
  };
  const { shape } = siteSchemas.pages.element;
  return {
    organization: asQueried(siteSchemas.organization, organization, find),
    homePage: asQueried(siteSchemas.homePage, home, find),
    programs: asQueried(siteSchemas.programs, programs, find),
    impactFigures: asQueried(siteSchemas.impactFigures, impact, find),
    pages: pages.map((page) => ({
      path: page.path,
      frontMatter: asQueried(shape.frontMatter, page.frontMatter, find),
      versions: versionsOf(page, pages),
      photos: asQueried(shape.photos, page.photos, find),
      tree: page.tree,
    })),
  };
}
