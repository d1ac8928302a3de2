import { readFile } from "node:fs/promises";
import path from "node:path";
import { pagesIn } from "../../../src/built-site/built-pages";
import { filesIn } from "../../../src/content/load/files-in";
import {
  type PageElement,
  pageElements,
} from "../../../src/built-site/page-elements";

/** The address of a built page, without a leading slash; unknown ones have 404.html. */
const pageAddress = (file: string) =>
  file === "404.html" ? "no/such/page" : file.replace(/\/?index\.html$/, "");

const inStyles = /url\(["']?([^"')]+)/g;
const inData = /"(https?:[^"]+)"/g;

const firstGroups = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, address = ""]) => address);

function addressesOf({ name, attributes, text }: PageElement) {
  const { href, src, srcset, style, content, type } = attributes;
  const candidates = srcset?.split(",") ?? [];
  return [
    ...[href, src].filter((address) => address !== undefined),
    ...candidates.map((each) => each.trim().split(" ")[0] ?? ""),
    ...(name === "meta" && content?.startsWith("http") ? [content] : []),
    ...firstGroups(style ?? "", inStyles),
    ...(name === "style" ? firstGroups(text, inStyles) : []),
    ...(type === "application/ld+json" ? firstGroups(text, inData) : []),
    // Sitemap entries.
    ...(name === "loc" ? [text] : []),
  ];
}

/**
 * Every address in the pages, sitemap, and manifest of a built site that points
 * to the site itself, and whether it works: it leads to a file and, with a #, to
 * an id in that file.
 *
 * @param root where the site is published, such as `https://example.org/folder/`
 */
export async function siteLinks(folder: string, root: string) {
  const files = await filesIn(folder);
  const read = (file: string) => readFile(path.join(folder, file), "utf8");
  const pages = new Map<string, PageElement[]>();
  const sitemaps = files.filter((file) => file.endsWith(".xml"));
  for (const file of [...(await pagesIn(folder)), ...sitemaps]) {
    pages.set(file, pageElements(await read(file)));
  }
  const fileAt = new Map(
    files.flatMap((file) => [file, pageAddress(file)].map((at) => [at, file])),
  );

  const works = ({ href, hash }: URL) => {
    const name = decodeURI(href.slice(root.length).replace(/#.*/, ""));
    const file = href.startsWith(root) ? fileAt.get(name) : undefined;
    if (file === undefined || hash === "") return file !== undefined;
    const id = decodeURIComponent(hash.slice(1));
    const elements = pages.get(file) ?? [];
    return elements.some(({ attributes }) => attributes["id"] === id);
  };

  const manifest = "manifest.webmanifest";
  return [...pages]
    .map(([file, elements]) => [file, elements.flatMap(addressesOf)] as const)
    .concat([[manifest, firstGroups(await read(manifest), /"(\/[^"]*)"/g)]])
    .flatMap(([file, addresses]) =>
      addresses.map((address) => {
        const target = new URL(address, root + pageAddress(file));
        return { file, address, target };
      }),
    )
    .filter(({ target }) => target.origin === new URL(root).origin)
    .map(({ target, ...link }) => ({ ...link, works: works(target) }));
}
