import { appReady } from "./src/components/app-ready";

export { wrapPageElement } from "./src/layout/wrap-page";

/** Keep the scroll position: React may start long after the visitor has scrolled. */
export const shouldUpdateScroll = () => false;

export function onInitialClientRender() {
  dispatchEvent(new Event(appReady));
}
