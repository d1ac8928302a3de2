import { type ComponentType } from "react";
import type { Content } from "./content/site/content";
import {
  type YamlPageAddress,
  isYamlPageAddress,
} from "./content/schema/files";
import { Layout } from "./layout/layout";
import type { SiteFacts } from "./layout/site-facts";
import * as homeView from "./pages/index";
import * as notFoundView from "./pages/404";
import * as eventsView from "./templates/events";
import * as textView from "./templates/text-page";
import type { FindPicture } from "./page-data/as-queried";
import { siteData } from "./page-data/site-data";

/** A picture in every shape that a query asks for. */
export type PictureShapes = Queries.BackdropFragment &
  Queries.LogoFragment &
  Queries.PosterFragment &
  Queries.PhotoFragment;

interface View<Data> {
  readonly default: ComponentType<{ readonly data: Data }>;
  readonly Head: ComponentType<{ readonly data: Data }>;
}

/** The views of pages that are made from a file. */
const fileViews = { "/events": eventsView } satisfies Record<
  YamlPageAddress,
  unknown
>;

function viewOf<Data extends { readonly site: SiteFacts }>(
  { default: Page, Head }: View<Data>,
  data: Data,
  path: string,
) {
  return {
    head: <Head data={data} />,
    body: (
      <Layout site={data.site} path={path}>
        <Page data={data} />
      </Layout>
    ),
  };
}

/**
 * The page at a path as React elements, without Gatsby and without Node, from
 * the same views as the built site; undefined if the site has no such page.
 * Whatever bundles this file replaces `gatsby`, of which the views use only
 * `withPrefix` and `graphql`.
 */
export function pageAt(
  path: string,
  content: Content,
  find: FindPicture<PictureShapes>,
) {
  const { organization: site, pages, ...home } = siteData(content, find);
  if (path === "/") return viewOf(homeView, { site, ...home }, path);
  if (path === "/404") return viewOf(notFoundView, { site }, path);
  if (isYamlPageAddress(path)) {
    return content.yamlPages.includes(path)
      ? viewOf(fileViews[path], { site }, path)
      : undefined;
  }
  const page = pages.find((each) => each.path === path);
  const { impactFigures } = home;
  return page && viewOf(textView, { site, page, impactFigures }, path);
}
