import React, { type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "../content/content";
import { eventsPath } from "../content/page-path";
import { Layout } from "../layout/layout";
import type { SiteFacts } from "../layout/site-facts";
import * as homeView from "../pages/index";
import * as notFoundView from "../pages/404";
import * as eventsView from "../templates/events";
import * as textView from "../templates/text-page";
import type { FindPicture } from "./as-queried";
import { siteData } from "./site-data";

/** A picture in every shape that a query asks for. */
export type PictureShapes = Queries.BackdropFragment &
  Queries.PosterFragment &
  Queries.PhotoFragment;

interface View<Data> {
  readonly default: ComponentType<{ readonly data: Data }>;
  readonly Head: ComponentType<{ readonly data: Data }>;
}

function draw<Data extends { readonly site: SiteFacts }>(
  { default: Page, Head }: View<Data>,
  data: Data,
  path: string,
) {
  return {
    head: renderToStaticMarkup(<Head data={data} />),
    body: renderToStaticMarkup(
      <Layout site={data.site} path={path}>
        <Page data={data} />
      </Layout>,
    ),
  };
}

/**
 * Renders the page at a path without Gatsby and without Node, with the same
 * views as the built site. What bundles it replaces `gatsby`, of which the
 * views use only `withPrefix` and `graphql`.
 *
 * @returns the HTML in `<head>` and in `<body>`, without scripts and styles
 */
export function renderPage(
  path: string,
  content: Content,
  find: FindPicture<PictureShapes>,
) {
  const { organization: site, pages, ...home } = siteData(content, find);
  if (path === "/") return draw(homeView, { site, ...home }, path);
  if (path === eventsPath && site.events) {
    return draw(eventsView, { site }, path);
  }
  const page = pages.find((each) => each.path === path);
  if (!page) return draw(notFoundView, { site }, path);
  const { impactFigures } = home;
  return draw(textView, { site, page, impactFigures }, path);
}
