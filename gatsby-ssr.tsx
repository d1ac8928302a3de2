import type { GatsbySSR } from "gatsby";

export { wrapPageElement } from "./src/layout/wrap-page";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en" });
};
