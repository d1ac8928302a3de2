import type { RenderBodyArgs } from "gatsby";

export { wrapPageElement } from "./src/layout/wrap-page";

export const onRenderBody = ({ setHtmlAttributes }: RenderBodyArgs) =>
  setHtmlAttributes({ lang: "en" });
