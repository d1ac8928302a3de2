import { appReady } from "./src/components/app-ready";

export { wrapPageElement } from "./src/layout/wrap-page";

export function onClientEntry() {
  // Webpack drops the branch, and what it imports, from the built site.
  if (process.env.NODE_ENV === "development") {
    void import("./src/develop/problem-panel").then(({ followContent }) =>
      followContent(),
    );
  }
}

/** React may start long after the visitor has scrolled: it leaves them there. */
export const shouldUpdateScroll = () => false;

export function onInitialClientRender() {
  dispatchEvent(new Event(appReady));
}
