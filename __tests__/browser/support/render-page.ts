import { renderToStaticMarkup } from "react-dom/server";
import { pageAt } from "../../../src/page-at";

/** The HTML of a page in `<head>` and `<body>`, without scripts and styles. */
export function renderPage(...place: Parameters<typeof pageAt>) {
  const page = pageAt(...place);
  return {
    head: renderToStaticMarkup(page?.head),
    body: renderToStaticMarkup(page?.body),
  };
}
