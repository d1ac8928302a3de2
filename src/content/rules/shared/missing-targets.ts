import { documentAddresses } from "../../site/documents";
import { nameOf } from "../../schema/upload-names";
import { pageFile, requiredPages } from "../../schema/page-address";
import { yamlPageFiles } from "../../schema/files";
import { sectionNames } from "../../schema/home";
import { oneOf } from "../../words/amounts";
import { nearest } from "../../words/nearest";
import { decoded } from "../../site/addresses";
import { type Link, homeIds, idsOn, sourceOf } from "./link-targets";

/** Longer lists of pages or sections are not shown. */
const maxChoices = 10;

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
    ? { meant: `/documents/${match}.pdf` }
    : "add the PDF to the documents (content/documents), or correct the name";
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
      .field("oldAddresses")
      ?.children.some(({ text }) => text?.replace(/\/$/, "") === withoutEnding),
  );
  const name = withoutEnding.slice(1).toLowerCase().replace(/-us$/, "");
  const match =
    moved?.address ??
    (/^(?:home|index)$/.test(name) ? "/" : undefined) ??
    all.find((each) => each.toLowerCase() === `/${name}`) ??
    (homeIds(context).has(name) ? `/#${name}` : undefined) ??
    nearest(withoutEnding, all);
  return match
    ? { meant: match + (match.includes("#") ? "" : (url?.hash ?? "")) }
    : `there is no such page; link to one of ${all.slice(0, maxChoices).join(", ")}, add the page, or remove the link`;
}

/** Fix for a section that the page does not have. */
export function missingSection({ address, target, ids, context }: Link) {
  const [, page = "", id] = /^([^#]*)#(.*)$/.exec(address) ?? [];
  if (id === undefined || !ids || ids.has(decoded(id))) return undefined;
  if (target === "/" && sectionNames.some((known) => known === id)) {
    return `add ${id} to sections in content/home.yml, and make sure that the section isn't empty; or link to another page`;
  }
  const match = nearest(decoded(id), ids);
  if (!match && homeIds(context).has(id)) return { meant: `/#${id}` };
  if (match) return { meant: `${page}#${match}` };
  const choices = [...ids].slice(0, maxChoices).map((known) => `#${known}`);
  return `use ${oneOf([...choices, "no # at all"])}`;
}
