import type { HeadProps, PageProps } from "gatsby";
import { Component } from "react";

/** What Gatsby hands a page component, for a page that was queried `data`. */
export function pageProps<T extends object>(
  data: T,
  state: unknown = null,
): PageProps<T> {
  return {
    data,
    path: "/",
    uri: "/",
    location: Object.assign({}, window.location, { key: "initial", state }),
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

/** What Gatsby hands a page's `Head`. */
export function headProps<T extends object>(data: T): HeadProps<T> {
  return {
    data,
    location: { pathname: "/" },
    params: {},
    pageContext: {},
    serverData: {},
  };
}
