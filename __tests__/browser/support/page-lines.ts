import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "../../../src/content/site/content";
import { pageAt, type PictureShapes } from "../../../src/page-at";

// Runs in a browser: pages-script.ts makes a script of it.

/** The width of each picture, divided by its height, by name. */
type Ratios = Readonly<Record<string, number>>;

function shapesOf(name: string, ratio: number): PictureShapes {
  const file = name.replace(/^images\/(.*)\.\w+$/, "/static/$1");
  const fallback = { src: `${file}.webp` };
  const sources = [{ srcSet: `${file}.avif 1w`, type: "image/avif" }];
  const inRatio = (ratio: number) => ({
    layout: "fullWidth" as const,
    width: 1,
    height: 1 / ratio,
    images: { sources, fallback },
  });
  // Of one format.
  const logo = { fallback: { ...fallback, srcSet: "/static/logo.webp 1w" } };
  return {
    wide: inRatio(ratio),
    photo: inRatio(ratio),
    tall: inRatio(0.6),
    poster: inRatio(0.8),
    logo: { ...inRatio(ratio), images: logo },
  };
}

/**
 * One element a line, without classes. Of the addresses that Gatsby makes, with
 * a hash and for each size of a picture, the name stays.
 */
function linesOf(root: Element) {
  for (const element of root.querySelectorAll("*")) {
    element.removeAttribute("class");
    for (const name of ["src", "srcset"]) {
      const value = element.getAttribute(name) ?? "";
      const [, file] = /^\/static\/(?:\S*\/)?(\S+)/.exec(value) ?? [];
      const plain = file?.replace(/-[\da-f]{8}(?=\.)/, "");
      if (plain) element.setAttribute(name, plain);
    }
  }
  return root.innerHTML.replaceAll("><", ">\n<").split("\n");
}

const parse = (html: string) =>
  new DOMParser().parseFromString(html, "text/html");

/** A page, drawn without Gatsby. */
export function drawnLines(path: string, content: Content, ratios: Ratios) {
  const page = pageAt(path, content, (image) => {
    const ratio = ratios[image];
    return ratio === undefined ? null : shapesOf(image, ratio);
  });
  return {
    head: linesOf(parse(renderToStaticMarkup(page?.head)).head),
    body: linesOf(parse(renderToStaticMarkup(page?.body)).body),
  };
}

/** Puts the bar of other content in place of the page's. */
export function showBar(content: Content) {
  // Drawing it also adds its styles.
  const page = pageAt("/about", content, (image) => shapesOf(image, 1));
  const { body } = parse(renderToStaticMarkup(page?.body));
  const bar = body.querySelector("header");
  if (bar) document.querySelector("header")?.replaceWith(bar);
}

/** A page of the built site. */
export function builtLines(html: string) {
  const { head, body } = parse(html);
  const page = body.querySelector("#___gatsby") ?? body;
  return { head: linesOf(head), body: linesOf(page) };
}
