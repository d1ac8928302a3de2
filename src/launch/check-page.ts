import type { Content } from "../content/content";
import { formatDate } from "../content/days";
import { donateAddress } from "../content/donate-address";
import { placeholdersIn } from "../content/rules/shared/placeholders";
import type { Problem } from "../content/check/result";
import { type PageElement, pageElements } from "../built-site/page-elements";

export interface BuiltSite {
  /** The content that the pages are compared with. */
  readonly content: Content;
  /** The site's root URL: `https://example.org/`. */
  readonly root: string;
  readonly files: ReadonlySet<string>;
}

const fix = "run  npm run build  again; if that doesn't help, tell a developer";

const donateLabel = /^\s*(?:donate|support our mission)\b/i;

/** An EIN in text, or in a donation URL. */
const anyEin = /(?<![\w-])\d{2}-\d{7}(?![\w-])|\bein[/=]\d{2}-?\d{7}\b/gi;

const digits = (text: string) => text.replaceAll(/\D/g, "");

/** The URL of a picture, an icon, or a link preview's picture. */
function pictureAddress({ name, attributes }: PageElement) {
  if (attributes["property"] === "og:image") return attributes["content"];
  if (name === "img") return attributes["src"];
  const isIcon = name === "link" && /icon$/.test(attributes["rel"] ?? "");
  return isIcon ? attributes["href"] : undefined;
}

/** Yields what is missing from a built page, or differs from the content. */
export function* checkPage(
  file: string,
  html: string,
  { content: { site, pages }, root, files }: BuiltSite,
): Generator<Pick<Problem, "path" | "found" | "expected" | "fix">> {
  const elements = pageElements(html);
  const page = pages.find(({ path }) => file === `${path.slice(1)}/index.html`);
  const source = page ? `content/${page.file}` : "content/";

  for (const { found, meant: expected } of placeholdersIn(html)) {
    yield { path: "placeholder on the site", found, expected, fix };
  }

  const donate = donateAddress(site);
  const donateHost = new URL(donate).hostname.replace(/^www\./, "");
  const links = elements.filter(({ name }) => name === "a");
  for (const { text, attributes } of links) {
    const found = attributes["href"] ?? "";
    const isToGive = donateLabel.test(text) || found.includes(donateHost);
    if (found === donate || !isToGive) continue;
    yield {
      path: `link “${text.trim()}”`,
      found,
      expected: donate,
      fix: `in ${source}, write  <DonateButton />  in place of the link, or name the link by what it leads to, and build again`,
    };
  }
  if (!links.some(({ attributes }) => attributes["href"] === donate)) {
    const found = "none that leads to the right address";
    yield { path: "donate link", found, expected: donate, fix };
  }
  for (const [found] of html.matchAll(anyEin)) {
    if (digits(found) === digits(site.ein)) continue;
    yield {
      path: "tax number (EIN)",
      found,
      expected: `${site.ein}, as in content/site.yml`,
      fix: `correct it in ${source}, or leave it out, and build again`,
    };
  }

  const { lastUpdated: day, lang } = page?.frontMatter ?? {};
  const time = elements.find(({ name }) => name === "time");
  const found = time
    ? `${time.text} (${time.attributes["datetime"] ?? "no datetime attribute"})`
    : "no date on the page";
  const shown = day && `${formatDate(day, lang)} (${day})`;
  if (shown !== undefined && found !== shown) {
    const expected = `${shown}, as in ${source}`;
    yield { path: "last updated", found, expected, fix };
  }

  for (const address of elements.flatMap(
    (element) => pictureAddress(element) ?? [],
  )) {
    const { href } = new URL(address, root);
    const isHere = href.startsWith(root);
    if (isHere && files.has(decodeURI(href.slice(root.length)))) continue;
    const found = `${address}, which doesn't exist`;
    yield { path: "picture", found, expected: "a picture of the site", fix };
  }
}
