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
  address: string,
) {
  return {
    head: <Head data={data} />,
    body: (
      <Layout site={data.site} address={address}>
        <Page data={data} />
      </Layout>
    ),
  };
}

/**
 * The page at an address as React elements, without Gatsby and without Node, from
 * the same views as the built site; undefined if the site has no such page.
 * Whatever bundles this file replaces `gatsby`, of which the views use only
 * `withPrefix` and `graphql`.
 */
export function pageAt(
  address: string,
  content: Content,
  find: FindPicture<PictureShapes>,
) {
  const { organization: site, pages, ...parts } = siteData(content, find);
  if (address === "/") return viewOf(homeView, { site, ...parts }, address);
  if (address === "/404") return viewOf(notFoundView, { site }, address);
  if (isYamlPageAddress(address)) {
    return content.yamlPages.includes(address)
      ? viewOf(fileViews[address], { site }, address)
      : undefined;
  }
  const page = pages.find((each) => each.address === address);
  const { impact } = parts;
  return page && viewOf(textView, { site, page, impact }, address);
}
