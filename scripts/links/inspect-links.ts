import { isPage, readSite, type SiteFile } from "./site-links";

/** Where a site is published. */
export interface Place {
  /** Such as `https://example.org`. */
  readonly origin: string;
  /** The folder it is served from: empty, or `/folder`. */
  readonly prefix: string;
}

export interface BrokenLink {
  readonly file: string;
  readonly kind: string;
  readonly address: string;
  readonly reason: string;
}

export interface LinkReport {
  readonly pages: readonly string[];
  /** How many addresses within the site there are of each kind. */
  readonly counts: Readonly<Record<string, number>>;
  readonly broken: readonly BrokenLink[];
  /** Addresses on other sites, with the pages that refer to them. */
  readonly external: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The address at which hosts serve a file, without the prefix. */
function addressOf(name: string) {
  // Shown at any address: what is written relative to one would be lost.
  if (name === "404.html") return "/no/such/page";
  const bare = name.replace(/(?:^|\/)index\.html$/, "").replace(/\.html$/, "");
  return `/${bare}`;
}

/** The site's files, as the addresses of one place lead to them. */
class PublishedSite {
  private readonly files: ReadonlyMap<string, SiteFile>;

  constructor(
    files: readonly SiteFile[],
    private readonly place: Place,
  ) {
    this.files = new Map(files.map((file) => [file.name, file]));
  }

  addressOf({ name }: SiteFile) {
    return new URL(this.place.prefix + addressOf(name), this.place.origin);
  }

  private fileAt(pathname: string) {
    const inside = decodeURIComponent(
      pathname.slice(this.place.prefix.length + 1),
    );
    return (
      this.files.get(inside) ??
      this.files.get(inside === "" ? "index.html" : `${inside}/index.html`)
    );
  }

  /** Why an address within the site leads nowhere, or undefined. */
  fault(target: URL, from: SiteFile) {
    const { prefix } = this.place;
    const root = `${prefix}/`;
    if (!target.pathname.startsWith(root)) return `is outside of ${root}`;
    const isHere = target.pathname === this.addressOf(from).pathname;
    const file = isHere ? from : this.fileAt(target.pathname);
    if (file === undefined) {
      return target.pathname.endsWith("/") &&
        this.fileAt(target.pathname.slice(0, -1)) !== undefined
        ? "ends in a slash, which hosts redirect"
        : "no such file";
    }
    const id = decodeURIComponent(target.hash.slice(1));
    return id === "" || file.ids.has(id) ? undefined : `no id ${id} there`;
  }
}

/**
 * Follows every address that a built site refers to, without asking anybody:
 * those within the site to their files, and in them to their ids.
 *
 * @param folder the built site, such as `public`
 */
export async function inspectLinks(
  folder: string,
  place: Place,
): Promise<LinkReport> {
  const files = await readSite(folder);
  const site = new PublishedSite(files, place);
  const counts: Record<string, number> = {};
  const broken: BrokenLink[] = [];
  const external = new Map<string, Set<string>>();

  for (const file of files) {
    for (const { kind, address } of file.mentions) {
      const note = (reason: string) =>
        broken.push({ file: file.name, kind, address, reason });
      if (!URL.canParse(address, site.addressOf(file))) {
        note("is not an address");
        continue;
      }
      const target = new URL(address, site.addressOf(file));
      if (!/^https?:$/.test(target.protocol)) continue;
      if (target.origin !== place.origin) {
        const pages = external.get(address) ?? new Set();
        external.set(address, pages.add(file.name));
        continue;
      }
      counts[kind] = (counts[kind] ?? 0) + 1;
      const reason = site.fault(target, file);
      if (reason !== undefined) note(reason);
    }
  }
  const pages = files.filter(isPage).map(({ name }) => name);
  return { pages, counts, broken, external };
}
