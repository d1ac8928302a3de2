import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Problem } from "../content/problem";
import type { BuiltElement, BuiltPage, Spot } from "./built-page";
import type { BuiltSite } from "./built-site";
import { buildAgain, problemAt, wholeFile } from "./launch-problem";

/** A picture that something outside the page shows. */
interface Wanted {
  readonly file: string;
  readonly spot: Spot;
  readonly what: string;
  readonly address: string;
  /** As "1200x630"; undefined where any will do. */
  readonly size: string | undefined;
}

const shareCard = "1200x630";
const appleIcon = "180x180";

const manifestShape = z.object({
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })),
});

function metaIn({ elements }: BuiltPage, property: string) {
  return elements.find(
    ({ attributes }) => attributes.get("property") === property,
  );
}

function linksIn({ elements }: BuiltPage, rel: string) {
  return elements.filter(
    ({ name, attributes }) => name === "link" && attributes.get("rel") === rel,
  );
}

function missing(file: string, what: string): Problem {
  return problemAt(file, wholeFile, {
    path: what,
    found: "nothing in the head of the page",
    expected: "the address of a picture",
    fix: buildAgain,
  });
}

const link =
  (file: string, what: string, size?: string) =>
  ({ attributes, line, column }: BuiltElement): Wanted => ({
    file,
    spot: { line, column },
    what,
    address: attributes.get("href") ?? "",
    size,
  });

/** What a page's head names, and what it should name and does not. */
function wantedBy(page: BuiltPage): (Wanted | Problem)[] {
  const { file } = page;
  const share = metaIn(page, "og:image");
  const icons = linksIn(page, "icon").map(link(file, "icon"));
  const apple = linksIn(page, "apple-touch-icon").map(
    link(file, "icon for Apple's home screens", appleIcon),
  );
  return [
    share === undefined
      ? missing(file, "share card")
      : {
          file,
          spot: share,
          what: "share card",
          address: share.attributes.get("content") ?? "",
          size: shareCard,
        },
    ...(icons.length > 0 ? icons : [missing(file, "icon")]),
    ...(apple.length > 0
      ? apple
      : [missing(file, "icon for Apple's home screens")]),
  ];
}

/** "1200x630", or undefined when it is no picture. ICO files say their own. */
async function sizeOf(file: string) {
  const bytes = await readFile(file);
  const isIco = bytes.subarray(0, 4).equals(Buffer.from([0, 0, 1, 0]));
  if (isIco) return `${bytes[6] ?? 0}x${bytes[7] ?? 0}`;
  return sharp(bytes)
    .metadata()
    .then(
      ({ width, height }) => `${width}x${height}`,
      () => undefined,
    );
}

async function findBroken(
  { folder, files }: BuiltSite,
  { file, spot, what, address, size }: Wanted,
  root: string,
): Promise<Problem[]> {
  const problem = (found: string, expected: string) => [
    problemAt(file, spot, { path: what, found, expected, fix: buildAgain }),
  ];
  const name = address.startsWith(root) ? address.slice(root.length) : "";
  if (!files.has(name)) {
    return problem(
      `${address}, where the site has no file`,
      `a file of the site, at ${root}…`,
    );
  }
  const found = await sizeOf(path.join(folder, name));
  if (found === undefined)
    return problem(`${address}, which is no picture`, "a picture");
  if (size === undefined || size === found) return [];
  return problem(`${address} of ${found} pixels`, `${size} pixels`);
}

async function readManifest({ folder }: BuiltSite) {
  const text = await readFile(
    path.join(folder, "manifest.webmanifest"),
    "utf8",
  ).catch(() => "{}");
  return manifestShape.safeParse(JSON.parse(text)).data;
}

/** Share cards and icons that are missing, broken or of another size. */
export async function findMissingPictures(
  built: BuiltSite,
  origin: string,
): Promise<Problem[]> {
  const file = "manifest.webmanifest";
  const manifest = await readManifest(built);
  if (manifest === undefined || manifest.icons.length === 0) {
    return [missing(file, "icons for home screens")];
  }
  const { start_url: root, icons } = manifest;
  const wanted = [
    ...built.pages.flatMap(wantedBy),
    ...icons.map(({ src, sizes }) => ({
      file,
      spot: wholeFile,
      what: "icon for home screens",
      address: src,
      size: sizes,
    })),
  ];
  const told = new Set<string>();
  const found = wanted.map(async (each) => {
    if (!("address" in each)) return [each];
    // The same on every page; once is enough to mend it.
    const name = `${each.what} ${each.address}`;
    if (told.has(name)) return [];
    told.add(name);
    // Those who show a share card are elsewhere, and need the whole address.
    const start = each.what === "share card" ? origin + root : root;
    return findBroken(built, each, start);
  });
  return (await Promise.all(found)).flat();
}
