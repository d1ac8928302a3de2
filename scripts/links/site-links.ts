import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../src/build/files-in";
import {
  manifestAddresses,
  pageDataAddresses,
  robotsAddresses,
} from "./data-addresses";
import type { Mention } from "./mention";
import { pageAddresses } from "./page-addresses";
import { styleAddresses } from "./style-addresses";

/** What one file of a built site refers to. */
export interface SiteFile {
  /** Its path in the site's folder, with `/` on every system. */
  readonly name: string;
  readonly mentions: readonly Mention[];
  /** The ids that an address of the file may end in. */
  readonly ids: ReadonlySet<string | undefined>;
}

/** Gatsby's own pieces are no pages, and are in the pages already. */
const page = /^(?!_gatsby\/).*\.html$/;

export function isPage({ name }: SiteFile) {
  return page.test(name);
}

type Reader = (text: string) => Omit<SiteFile, "name">;

const without = (read: (text: string) => readonly Mention[]): Reader => {
  return (text) => ({ mentions: read(text), ids: new Set() });
};

const readers: readonly (readonly [RegExp, Reader])[] = [
  [page, pageAddresses],
  [/\.(?:svg|xml)$/, pageAddresses],
  [
    /\.css$/,
    without((css) =>
      styleAddresses(css).map((address) => ({ kind: "style", address })),
    ),
  ],
  [/^manifest\.webmanifest$/, without(manifestAddresses)],
  [/^page-data\/.*\.json$/, without(pageDataAddresses)],
  [/^robots\.txt$/, without(robotsAddresses)],
];

async function read(folder: string, name: string): Promise<SiteFile> {
  const reader = readers.find(([pattern]) => pattern.test(name))?.[1];
  if (reader === undefined) return { name, mentions: [], ids: new Set() };
  const text = await readFile(path.join(folder, name), "utf8");
  return { name, ...reader(text) };
}

/** Every file of a built site, with what it refers to. */
export async function readSite(folder: string) {
  const files: SiteFile[] = [];
  for (const name of await filesIn(folder))
    files.push(await read(folder, name));
  return files;
}
