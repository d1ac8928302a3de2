import { documentAddresses } from "../../site/documents";
import { linkedSections } from "../../site/home-sections";
import { nameOf } from "../../schema/upload-names";
import {
  calendarAddress,
  eventsAddress,
  pageFile,
  requiredPages,
} from "../../schema/page-address";
import { yamlPageFiles, isYamlPageAddress } from "../../schema/files";
import { sectionNames } from "../../schema/home";
import type { ParsedContent } from "../../read/parsed-content";
import type { Context } from "../rule";
import { oneOf } from "../../words/amounts";
import { nearest } from "../../words/nearest";
import { showWhole } from "../../words/show";
import type { WrittenLink } from "../../read/links";

/** A link with everything needed to check it. */
export interface Link extends WrittenLink {
  context: Context;
  /** The absolute URL; undefined if invalid. */
  url: URL | undefined;
  /** The page or file on this site that it leads to, and the ids there. */
  target: string | undefined;
  ids: ReadonlySet<string> | undefined;
}

/** Base URL that resolves internal links. */
export const baseUrl = "https://site.invalid";

const bareHost = (url: URL) => url.host.replace(/^www\./, "");

/**
 * Whether an address is on the site itself, with `http:` or `www.`, too.
 *
 * @param own the site's address, if it has one
 */
export const isOwn = (url: URL, own: string | undefined) =>
  own !== undefined &&
  /^https?:$/.test(url.protocol) &&
  URL.canParse(own) &&
  bareHost(url) === bareHost(new URL(own));

/** Decodes `%20` and the like for display. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The address, without the site's name, of the page or file on this site that a
 * link leads to; undefined if it leads elsewhere.
 *
 * @param own the site's address, if it has one
 * @param from the address of the page that it is on
 */
export function addressOnSite(
  address: string,
  own: string | undefined,
  from = "/",
): string | undefined {
  const page = baseUrl + from;
  if (!URL.canParse(address, page)) return undefined;
  const url = new URL(address, page);
  return url.origin === baseUrl || isOwn(url, own)
    ? decoded(url.pathname)
    : undefined;
}

/** Longer lists of pages or sections are not shown. */
const maxChoices = 10;

/** The home page's sections that links may lead to; all, if files can't be read. */
export const homeSections = ({ yaml }: ParsedContent) =>
  linkedSections({
    sections: yaml["home.yml"]?.data?.sections,
    programs: yaml["programs.yml"]?.data ?? [true],
    impact: yaml["impact.yml"]?.data ?? [true],
  });

/** The ids of the home page's sections. */
const homeIds = (files: ParsedContent): ReadonlySet<string> =>
  new Set(["home", ...homeSections(files)]);

/** The YAML file of a page or of the calendar; undefined for other addresses. */
function sourceOf(address: string) {
  const page = address === calendarAddress ? eventsAddress : address;
  return isYamlPageAddress(page) ? yamlPageFiles[page] : undefined;
}

/** The ids that links to a page may name; undefined if there is no such page. */
function idsOn(
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
  const { address } = link;
  const own = context.yaml["site.yml"]?.root.textOf("url");
  const pageUrl = `${baseUrl}${from}`;
  const url = URL.canParse(address, pageUrl)
    ? new URL(address, pageUrl)
    : undefined;
  const target = addressOnSite(address, own, from);
  const ids = idsOn(target ?? "", context);
  return { ...link, context, url, target, ids };
}

/** Fix for a document that doesn't exist, or a link to the wrong folder. */
export function missingDocument({ address, target, context }: Link) {
  const [, name] = /^(.+)\.pdf$/i.exec(nameOf(target ?? "")) ?? [];
  const isOurs = /^(?:\/|documents\/|[^/]+$)/.test(address);
  if (!target || !name || !isOurs || context.staticFiles.has(target)) return;
  const documents = documentAddresses(context.entries);
  if (address.startsWith("/") && documents.includes(target)) return;
  const names = documents.map((each) => nameOf(each).replace(/\.pdf$/, ""));
  const match = nearest(name, names);
  return match
    ? `did you mean /documents/${match}.pdf?`
    : "upload the PDF to content/documents, or correct the name";
}

/** Fix for a page that does not exist, or has moved. */
export function missingPage({ target, ids, url, context }: Link) {
  const { entries, pages, staticFiles } = context;
  if (target === undefined || ids || staticFiles.has(target)) return undefined;
  // Reported as a file, if it can't be read or isn't there.
  const isFile = entries.some(({ path }) => path === pageFile(target));
  if (isFile || requiredPages.some((page) => page === target)) return undefined;
  if (documentAddresses(entries).includes(target)) return undefined;
  const source = sourceOf(target);
  if (source) return `add content/${source}, or link to another page`;
  const all = ["/", ...pages.keys(), ...Object.keys(yamlPageFiles)].filter(
    (each) => idsOn(each, context),
  );
  const withoutEnding = target
    .replace(/(?<!\/)\/+$/, "")
    .replace(/\.(?:mdx?|html?)$/, "");
  const moved = [...pages.values()].find(({ front }) =>
    front.root
      .child("oldAddresses")
      ?.children.some(({ text }) => text?.replace(/\/$/, "") === withoutEnding),
  );
  const name = withoutEnding.slice(1).toLowerCase();
  const match =
    moved?.address ??
    (/^(?:home|index)$/.test(name) ? "/" : undefined) ??
    all.find((each) => each.toLowerCase() === `/${name}`) ??
    (homeIds(context).has(name) ? `/#${name}` : undefined) ??
    nearest(withoutEnding, all);
  return match
    ? `did you mean ${match}${match.includes("#") ? "" : showWhole(url?.hash ?? "")}?`
    : `there is no such page; link to one of ${all.slice(0, maxChoices).join(", ")}, add the page, or remove the link`;
}

/** Fix for a section that the page does not have. */
export function missingSection({ address, target, ids, context }: Link) {
  const [, page = "", id] = /^([^#]*)#(.*)$/.exec(address) ?? [];
  if (id === undefined || !ids || ids.has(decoded(id))) return undefined;
  if (target === "/" && sectionNames.some((known) => known === id)) {
    return `add ${id} to sections in content/home.yml and show something there, or link to another page`;
  }
  const match = nearest(decoded(id), ids);
  if (!match && homeIds(context).has(id)) return `did you mean /#${id}?`;
  if (match) return `did you mean ${showWhole(page)}#${match}?`;
  const choices = [...ids].slice(0, maxChoices).map((known) => `#${known}`);
  return `use ${oneOf([...choices, "no # at all"])}`;
}
