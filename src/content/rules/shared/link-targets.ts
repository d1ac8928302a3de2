import { linkedSections } from "../../site/home-sections";
import { heroId } from "../../schema/layout-ids";
import { calendarAddress, eventsAddress } from "../../schema/page-address";
import { yamlPageFiles, isYamlPageAddress } from "../../schema/files";
import {
  type ParsedContent,
  dataIn,
  ownAddress,
} from "../../read/parsed-content";
import type { WrittenLink } from "../../read/links";
import { addressOnSite, urlFrom } from "../../site/addresses";
import type { Context } from "../rule";

/** A link with everything needed to check it. */
export interface Link extends WrittenLink {
  context: Context;
  /** The absolute URL; undefined if invalid. */
  url: URL | undefined;
  /** The page or file on this site that it leads to, and the ids there. */
  target: string | undefined;
  ids: ReadonlySet<string> | undefined;
}

/** The home page's sections that links may lead to; all, if files can't be read. */
export const homeSections = ({ yaml }: ParsedContent) =>
  linkedSections(dataIn(yaml));

/** The ids of the home page's sections. */
export const homeIds = (files: ParsedContent): ReadonlySet<string> =>
  new Set([heroId, ...homeSections(files)]);

/** The YAML file of a page or of the calendar; undefined for other addresses. */
export function sourceOf(address: string) {
  const page = address === calendarAddress ? eventsAddress : address;
  return isYamlPageAddress(page) ? yamlPageFiles[page] : undefined;
}

/** The ids that links to a page may name; undefined if there is no such page. */
export function idsOn(
  address: string,
  files: ParsedContent,
): ReadonlySet<string> | undefined {
  const { pages, yaml } = files;
  if (address === "/") return homeIds(files);
  const source = sourceOf(address);
  return source && yaml[source] ? new Set() : pages.get(address)?.ids;
}

/**
 * Finds what a link leads to.
 *
 * @param from the address of the page that contains the link
 */
export function readLink(
  link: WrittenLink,
  from: string,
  context: Context,
): Link {
  const own = ownAddress(context);
  const url = urlFrom(link.address, from);
  const target = addressOnSite(link.address, own, from);
  return { ...link, context, url, target, ids: idsOn(target ?? "", context) };
}
