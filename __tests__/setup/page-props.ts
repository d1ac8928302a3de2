import type { PageProps } from "gatsby";
import { Component } from "react";

/** What Gatsby hands a page component, for a page that was queried `data`. */
export function pageProps<T extends object>(
  data: T,
  pathname = "/",
): PageProps<T, Record<string, unknown>> {
  const arrival = { key: "initial", pathname, state: null };
  return {
    data,
    path: pathname,
    uri: pathname,
    location: Object.assign({}, window.location, arrival),
    children: undefined,
    params: {},
    pageContext: {},
    serverData: {},
    pageResources: {
      component: new Component({}),
      json: { data, pageContext: {} },
      page: { componentChunkName: "", path: "/", webpackCompilationHash: "" },
    },
  };
}
