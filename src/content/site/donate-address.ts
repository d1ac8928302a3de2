import type { Site } from "../schema/site";

/**
 * The URL of every donate link: that of site.yml with the nine digits of the EIN
 * filled in. Generated, so that the EIN on the page and in the link can't differ.
 */
export function donateAddress(site: Pick<Site, "donateUrl" | "ein">): string {
  return site.donateUrl.replace("{ein}", site.ein.replaceAll(/\D/g, ""));
}
