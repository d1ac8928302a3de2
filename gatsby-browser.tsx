import { appReady } from "./src/components/app-ready";

export { wrapPageElement } from "./src/layout/wrap-page";

/** React may start long after the visitor has scrolled: it leaves them there. */
export const shouldUpdateScroll = () => false;

export function onInitialClientRender() {
  dispatchEvent(new Event(appReady));
}
