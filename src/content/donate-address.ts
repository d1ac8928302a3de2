import type { Site } from "./schema/site";

/**
 * Where every donate link leads: the charity-rating site's address pattern
 * with the nine digits of the EIN in it. Built, never written out, so that
 * the number on the page and the number in the link can't disagree.
 */
export function donateAddress(site: Pick<Site, "donateUrl" | "ein">): string {
  return site.donateUrl.replace("{ein}", site.ein.replaceAll(/\D/g, ""));
}
