import type { PageProps } from "gatsby";
import { Component } from "react";

/** The props that Gatsby passes to a page component. */
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
